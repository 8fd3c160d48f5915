import type { IndicatorOverview } from '@coinmirror/shared/contract/dashboards/indicatorOverview.ts';
import { beijingDayStart } from '@coinmirror/shared/format/beijingDay.ts';
import { bandOf } from '@coinmirror/shared/indicators/bands.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { indicators } from '@coinmirror/shared/indicators/definitions/indicators.ts';
import { linkOfIndicator } from '@coinmirror/shared/indicators/definitions/linkOfIndicator.ts';
import { HUB_TABS, hubPages, hubTab } from '@coinmirror/shared/indicators/hub.ts';
import { writeIndicator } from '@coinmirror/shared/indicators/writeIndicator.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { answersByTab, dataAnswersOf, hubSentence } from '@coinmirror/shared/sentences/answers/answers.ts';
import type { Block, Fact } from '../blocks.ts';
import { pageHead, withWay } from '../head.ts';
import type { Answers, PageAddress } from '../served.ts';

/** The board of the day an address names, of the present when it names none. */
export function boardParams(date: string | null) {
  return date === null || beijingDayStart(date) === null ? {} : { date: date.replaceAll('-', '') };
}

/** The data centre: its tabs, today's answers, the ways to its pages. */
export function hubBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const tab = hubTab(page.asked('tab'));
  const numbers = answers.entity('dataAnswers');
  if (numbers === null) return null;
  const isOverview = tab === HUB_TABS[0];
  const all = dataAnswersOf(numbers);
  return [
    {
      kind: 'head',
      title: page.row.title,
      summary: '',
      sentence: hubSentence(all),
      asOf: answers.asOf('dataAnswers'),
    },
    {
      kind: 'tabs',
      tabs: HUB_TABS.map((label, at) => ({
        label,
        href: at === 0 ? hrefTo('data') : hrefTo('data', {}, { tab: at }),
        current: label === tab,
      })),
    },
    ...answersByTab(all, tab).map(
      (group): Block => ({
        kind: 'lines',
        lines: group.answers.map(({ link, question, figure, verdict }) => ({
          link,
          title: question,
          note: [figure, verdict].filter(Boolean).join('，'),
        })),
      }),
    ),
    ...(tab === '市场' ? [boardFacts(numbers.indicators)] : []),
    {
      kind: 'lines',
      lines: hubPages
        .filter((one) => isOverview || one.tab === tab)
        .map(({ link, title, note }) => ({ link, title, note })),
    },
  ];
}

/** The catalogue of indicators, each with its value and the way to its page. */
export function boardBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const board = answers.entity('indicatorOverview');
  if (board === null) return null;
  return withWay(page.name, [
    pageHead(page, answers.asOf('indicatorOverview')),
    boardFacts(board.rows),
    {
      kind: 'lines',
      lines: Object.values<Indicator>(indicators).map((indicator) => ({
        link: linkOfIndicator(indicator),
        title: indicator.name,
        note: indicator.meaning,
      })),
    },
  ]);
}

function boardFacts(rows: IndicatorOverview['rows']): Block {
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  return {
    kind: 'facts',
    as: 'grid',
    items: Object.values<Indicator>(indicators).map((indicator): Fact => {
      const value = values.get(indicator.key) ?? null;
      const band = bandOf(indicator.bands, value)?.name ?? '';
      return [indicator.name, `${writeIndicator(indicator, value).text} ${band}`.trim()];
    }),
  };
}
