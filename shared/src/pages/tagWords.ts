import { joinSpaced } from '../format/joinSpaced.ts';

interface Tag {
  readonly name: string;
  readonly coinCount: number | null;
}

/** Title of a tag's page: `DeFi 标签`, `公链标签`. */
export function tagTitle({ name }: Pick<Tag, 'name'>): string {
  return joinSpaced(name, '标签');
}

export function tagSummary({ name, coinCount }: Tag): string {
  return `与${joinSpaced(name, coinCount === null ? '的币种' : `的 ${coinCount} 个币种`)}有关的文章与快讯，新的在前。`;
}
