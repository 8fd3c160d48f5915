import { SIMULATED_SOURCES, sourceColumns } from '@coinmirror/shared/columns/sourceStatus.ts';
import { type Block, tableBlock } from '../blocks.ts';
import { pageHead } from '../head.ts';
import type { Answers, PageAddress } from '../served.ts';

/** The state of the sources: a table, or that there are none. */
export function statusBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const report = answers.entity('sourceStatus');
  if (report === null) return null;
  const head = pageHead(page, answers.asOf('sourceStatus'));
  if (!report.simulated) return [head, tableBlock(sourceColumns, report.sources)];
  return [head, ...SIMULATED_SOURCES.map((text) => ({ kind: 'sentence' as const, text }))];
}
