import { SIMULATED_SOURCES, sourceColumns } from '@coinmirror/shared/columns/sourceStatus.ts';
import {
  refusalColumns,
  sourceRecordColumns,
  venueRecordColumns,
} from '@coinmirror/shared/columns/trackRecord.ts';
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
  if (report.simulated)
    return [head, ...SIMULATED_SOURCES.map((text) => ({ kind: 'sentence' as const, text }))];
  const tab = statusTabOf(page.asked('tab'));
  return [head, tabStrip(tab), ...tabBlocks(tab, answers)];
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

/** The calls of a tab beside the state of the sources. */
export function statusCalls(asked: Asked): readonly PageCall[] {
  const tab = statusTabOf(asked('tab'));
  if (tab === 'now') return [];
  return [{ name: tab === 'refusals' ? 'refusalLog' : 'sourceRecord', params: {} }];
}
