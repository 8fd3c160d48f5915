import type { ConceptRow } from '../contract/concepts.ts';
import { linkTo } from '../routes/link.ts';
import { change, join, plain, type Sentence, say } from './sentence.ts';

/** How many sectors rise and fall, and the ends of them. */
export function sectorsSentence(sectors: readonly ConceptRow[]): Sentence | null {
  const known = sectors
    .flatMap(({ id, name, change24h }) => (change24h === null ? [] : [{ id, name, change24h }]))
    .toSorted((one, other) => other.change24h - one.change24h);
  const [best] = known;
  const worst = known.at(-1);
  if (best === undefined || worst === undefined) return null;
  const all = linkTo('concept', {});
  const risen = known.filter(({ change24h }) => change24h > 0).length;
  const fallen = known.filter(({ change24h }) => change24h < 0).length;
  const end = ({ id, name, change24h }: typeof best) => {
    const page = linkTo('conceptItem', { id });
    return say`${plain(name, page)} ${change(change24h, page)}`;
  };
  return join([
    say`${plain(String(known.length), all)} 个板块 ${plain(String(risen), all)} 涨 ${plain(String(fallen), all)} 跌`,
    say`${end(best)} 最强，${end(worst)} 最弱`,
  ]);
}
