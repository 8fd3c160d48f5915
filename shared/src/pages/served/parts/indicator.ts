import { indicatorColumns } from '../../../columns/indicatorDays.ts';
import { bandOf } from '../../../indicators/bands.ts';
import type { Indicator } from '../../../indicators/definitions/indicator.ts';
import type { IndicatorDay } from '../../../indicators/indicatorDay.ts';
import { writeIndicator } from '../../../indicators/writeIndicator.ts';
import { CALL_ARGS } from '../../callArgs.ts';
import { type Block, type Fact, tableBlock } from '../blocks.ts';
import type { Served } from '../served.ts';
import { price } from './words.ts';

/** What the server knows of an indicator's page: its definition says all but today's figures. */
export function indicatorPage(indicator: Indicator, description: string): Served {
  const call = callOf(indicator);
  return {
    description,
    isDataset: true,
    calls: () => [call],
    prerender: ({ row }, answers): readonly Block[] | null => {
      const days = answers.entity(call.name);
      const now = days?.at(-1);
      if (now === undefined) return null;
      return [
        { kind: 'head', title: row.title, summary: indicator.meaning, asOf: answers.asOf(call.name) },
        { kind: 'facts', as: 'grid', items: figures(indicator, now) },
        {
          kind: 'text',
          text: [
            { kind: 'heading', text: '怎么读' },
            ...indicator.howToRead.map((text) => ({ kind: 'paragraph' as const, text })),
            { kind: 'heading', text: '公式与来源' },
            { kind: 'paragraph', text: indicator.formula },
          ],
        },
        tableBlock(indicatorColumns(indicator), days?.toReversed() ?? []),
      ];
    },
  };
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

/** The newest days: ahr999 has a call of its own, since the upstream has one; any other is one call by its key. */
function callOf({ key }: Indicator) {
  return key === 'ahr999'
    ? ({ name: 'ahr999', params: CALL_ARGS.indicatorDays } as const)
    : ({ name: 'indicator', params: { key, ...CALL_ARGS.indicatorDays } } as const);
}
