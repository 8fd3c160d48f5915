import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import type { Block } from './blocks.ts';
import type { PageAddress } from './served.ts';

type HeadBlock = Extract<Block, { kind: 'head' }>;

/** The head of a page whose title and sentence are its row's own; `asOf` is when its figures were true, epoch ms. */
export function pageHead({ name, row, description }: PageAddress, asOf: number | null = null): HeadBlock {
  return { kind: 'head', title: row.title, summary: summaryOf(name) || description, asOf };
}
