import { pages, type RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { trailTo } from '@coinmirror/shared/pages/parents.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import type { Block } from './blocks.ts';
import type { PageAddress } from './served.ts';

type HeadBlock = Extract<Block, { kind: 'head' }>;

/** The head of a page whose title and sentence are its row's own; `asOf` is when its figures were true, epoch ms. */
export function pageHead({ name, row, description }: PageAddress, asOf: number | null = null): HeadBlock {
  return { kind: 'head', title: row.title, summary: summaryOf(name) || description, asOf };
}

/** The blocks of a page of the data centre: its head with the way to it, as the page has it above its title. */
export function withWay(
  name: RouteName,
  blocks: readonly Block[],
  above?: readonly RouteName[],
): readonly Block[] {
  return blocks.map((block) =>
    block.kind === 'head' ? { ...block, way: wayTo(name, block.title, above) } : block,
  );
}

/** Home, the steps between (by default the data centre first), the page under its own title. */
function wayTo(name: RouteName, title: string, own?: readonly RouteName[]): readonly string[] {
  const above = trailTo(name).slice(1, -1);
  const steps = own ?? (above.includes('data') ? above : ['data' as const, ...above]);
  return ['首页', ...steps.map((step) => pages[step].title), title];
}
