import { indicatorColumns } from '@coinmirror/shared/columns/indicatorDays.ts';
import { bandOf } from '@coinmirror/shared/indicators/bands.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { findIndicator, indicators } from '@coinmirror/shared/indicators/definitions/indicators.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import { writeIndicator } from '@coinmirror/shared/indicators/writeIndicator.ts';
import { CALL_ARGS } from '@coinmirror/shared/pages/callArgs.ts';
import { indicatorSentence } from '@coinmirror/shared/sentences/indicator.ts';
import { type Block, type Fact, tableBlock } from '../blocks.ts';
import { withWay } from '../head.ts';
import type { Answers, Asked, PageAddress, Served } from '../served.ts';
import { price } from '../words.ts';
import { interpretationBlock } from './dashboardBlocks.ts';

/** What the server knows of the page of any indicator: which one stands in the address. */
export const anyIndicatorPage: Served = {
  description: '比特币指标的当前值、区间、历史走势、公式与局限。',
  isDataset: true,
  calls: ({ key }) =>
    findIndicator(key) === null ? [] : [{ name: 'indicator', params: { key, ...CALL_ARGS.indicatorDays } }],
  words: ({ params }) => {
    const indicator = findIndicator(params['key']);
    return indicator && { title: indicator.name, description: indicator.meaning };
  },
  prerender(page, answers) {
    const indicator = findIndicator(page.params['key']);
    return indicator && wordsOf(indicator, page, answers);
  },
  isMissing: ({ params }) => findIndicator(params['key']) === null,
  listed: {
    part: 'indicators',
    call: { name: 'indicator', params: { key: 'mayer', days: 1 } },
    params: () =>
      Object.values<Indicator>(indicators)
        .filter(({ page }) => page === undefined)
        .map(({ key }) => ({ key })),
  },
};

/**
 * What the server knows of an indicator's own page: its definition says all but today's figures. `of` tells which one an
 * address asks for.
 */
export function indicatorPage(of: (asked: Asked) => Indicator, description: string): Served {
  return {
    description,
    isDataset: true,
    calls: (_path, asked) => [callOf(of(asked))],
    prerender: (page, answers) => wordsOf(of(page.asked), page, answers),
  };
}

function wordsOf(indicator: Indicator, page: PageAddress, answers: Answers): readonly Block[] | null {
  const { name } = callOf(indicator);
  const days = answers.entity(name) ?? [];
  const now = days.at(-1);
  if (now === undefined) return null;
  return withWay(page.name, [
    {
      kind: 'head',
      title: indicator.name,
      summary: indicator.meaning,
      sentence: indicatorSentence(indicator, days),
      asOf: answers.asOf(name),
    },
    { kind: 'facts', as: 'grid', items: figures(indicator, now) },
    { kind: 'chart' },
    tableBlock(indicatorColumns(indicator), days.toReversed()),
    interpretationBlock(indicator, true),
  ]);
}

function figures(indicator: Indicator, now: IndicatorDay): readonly Fact[] {
  const band = bandOf(indicator.bands, now.value);
  return [
    [indicator.short, writeIndicator(indicator, now.value).text],
    ['区间', band?.name ?? '--'],
    [indicator.priceName, price(now.price)],
    ...indicator.lines.map(({ name }, index): Fact => [name, price(now.lines[index])]),
  ];
}

/** The newest days, which its page begins with. */
const callOf = (indicator: Indicator) => callOfIndicator(indicator, CALL_ARGS.indicatorDays);

/** Its days: ahr999 has a call of its own, since the upstream has one; any other is one call by its key. */
export function callOfIndicator({ key, coin }: Indicator, params: { readonly days?: number }) {
  return key === 'ahr999'
    ? ({ name: 'ahr999', params } as const)
    : ({ name: 'indicator', params: { key, ...params, ...(coin !== undefined && { code: coin }) } } as const);
}
