import { weekFacts } from '@coinmirror/shared/dashboards/weekly.ts';
import type { Block } from '../blocks.ts';
import { factsOf } from '../dashboards/dashboardBlocks.ts';
import type { Answers, PageAddress } from '../served.ts';
import { newsBlocks } from './contentBlocks.ts';

/** The list of weekly reviews under the figures of the newest. */
export function weeklyBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const blocks = newsBlocks(page, answers);
  const week = answers.entity('newsWeekly');
  if (blocks === null || week === null) return blocks;
  const [head, ...lines] = blocks;
  const facts: Block = { kind: 'facts', as: 'grid', items: factsOf(weekFacts, week) };
  return head === undefined ? blocks : [head, facts, ...lines];
}
