import type { OwnDate } from '../../../catalogue/content/calendar/macro.ts';
import {
  MACRO_WARNING_DAYS,
  type MacroEnd,
  macroEnds,
} from '../../../catalogue/content/calendar/macroEnds.ts';
import { MACRO_SERIES } from '../../../catalogue/content/calendar/macroSeries.ts';
import type { SourceStatus } from '../../../ports/status.ts';

/** Of `/status` and the doctor: the dates of publishers that are written down, which end like any list. */
const NAME = 'CALENDAR_DATES';

/** How the dates of publishers are doing at `now` (epoch ms): late where those of one are near their end. */
export function datesStatus(now: number, own: readonly OwnDate[]): SourceStatus {
  const near = macroEnds(now, own).filter(({ isNear }) => isNear);
  const checked = [...Object.values(MACRO_SERIES), ...own]
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1);
  return {
    name: NAME,
    title: '官方日程（随程序附带）',
    exchange: null,
    state: near.length === 0 ? 'well' : 'late',
    since: null,
    until: null,
    answeredAt: checked === undefined ? null : Math.min(Date.parse(`${checked}T00:00:00Z`), now),
    reason: near.length === 0 ? null : { kind: 'ending', detail: near.map(lineOf).join('; ') },
    failures: 0,
    budget: null,
    quarantined: [],
    ports: ['calendar'],
  };
}

/** The doctor's line on them, with what to do where they are near their end. */
export function datesFinding(now: number, own: readonly OwnDate[]): string {
  const near = macroEnds(now, own).filter(({ isNear }) => isNear);
  if (near.length === 0) return `${NAME}: well, none ends within ${MACRO_WARNING_DAYS} days.`;
  const chinese = near.map(({ series, lastDay }) => `${MACRO_SERIES[series].what}（${lastDay}）`).join('、');
  return [
    `${NAME}: ${near.map(lineOf).join('; ')}. Try: read the next ones there and name them in SOURCES_CALENDAR.`,
    `官方日程在 ${MACRO_WARNING_DAYS} 天内用完：${chinese}。请到发布方网站查新日期，写进 SOURCES_CALENDAR 指的文件。`,
  ].join('\n');
}

function lineOf({ series, lastDay }: MacroEnd): string {
  return `the dates of ${series} end on ${lastDay} (${MACRO_SERIES[series].address})`;
}
