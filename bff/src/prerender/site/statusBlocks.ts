import { SIMULATED_SOURCES, sourceColumns } from '@coinmirror/shared/columns/sourceStatus.ts';
import {
  refusalColumns,
  sourceRecordColumns,
  venueRecordColumns,
} from '@coinmirror/shared/columns/trackRecord.ts';
import { SELF_CHECK_ABOUT, selfCheckWords } from '@coinmirror/shared/pages/selfCheckWords.ts';
import { STATUS_TABS, type StatusTab, statusTabOf } from '@coinmirror/shared/pages/statusTabs.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { type Block, tableBlock } from '../blocks.ts';
import { pageHead } from '../head.ts';
import type { Answers, Asked, PageAddress, PageCall } from '../served.ts';

/** The state of the sources, or the log that is asked for; or that there are no sources. */
export function statusBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const report = answers.entity('sourceStatus');
  if (report === null) return null;
  const head = pageHead(page, answers.asOf('sourceStatus'));
  const check = selfCheckBlocks(answers);
  if (report.simulated) return [head, ...check, { kind: 'sentence', text: SIMULATED_SOURCES }];
  const tab = statusTabOf(page.asked('tab'));
  return [head, ...check, tabStrip(tab), ...tabBlocks(tab, answers)];
}

/** What the site found of its own numbers. */
function selfCheckBlocks(answers: Answers): readonly Block[] {
  const report = answers.entity('selfCheck');
  const words = report === null ? [] : [`本站自检：${selfCheckWords(report)}`, SELF_CHECK_ABOUT];
  return words.map((text) => ({ kind: 'sentence' as const, text }));
}

function tabStrip(current: StatusTab['key']): Block {
  const tabs = STATUS_TABS.map(({ key, label }) => ({
    label,
    href: hrefOfTab(key),
    current: key === current,
  }));
  return { kind: 'tabs', tabs };
}

function hrefOfTab(key: StatusTab['key']): string {
  return hrefTo('status', {}, key === 'now' ? {} : { tab: key });
}

function tabBlocks(tab: StatusTab['key'], answers: Answers): readonly Block[] {
  const record = answers.entity('sourceRecord');
  switch (tab) {
    case 'now':
      return [tableBlock(sourceColumns, answers.entity('sourceStatus')?.sources ?? [])];
    case 'refusals':
      return [tableBlock(refusalColumns, answers.entity('refusalLog')?.rows ?? [])];
    case 'record':
      return [tableBlock(sourceRecordColumns, record?.sources ?? [])];
    case 'exchanges':
      return [tableBlock(venueRecordColumns, record?.exchanges ?? [])];
  }
}

/** The calls of the page: the state of the sources, what was found of our own numbers, and the log that is asked for. */
export function statusCalls(asked: Asked): readonly PageCall[] {
  const tab = statusTabOf(asked('tab'));
  const both: readonly PageCall[] = [
    { name: 'sourceStatus', params: {} },
    { name: 'selfCheck', params: {} },
  ];
  if (tab === 'now') return both;
  return [...both, { name: tab === 'refusals' ? 'refusalLog' : 'sourceRecord', params: {} }];
}
