import type { EndpointName } from '../../../contract/endpoints.ts';
import { formatPercent, formatShare } from '../../../format/percent.ts';
import { bandOf } from '../../../indicators/bands.ts';
import type { Indicator } from '../../../indicators/definitions/indicator.ts';
import type { IndicatorDay } from '../../../indicators/indicatorDay.ts';
import { CALL_ARGS } from '../../callArgs.ts';
import type { Block, Fact } from '../blocks.ts';
import type { Served } from '../served.ts';
import { price } from './words.ts';

/** Endpoints that answer with the days of an indicator. */
type DaysEndpoint = 'ahr999';

/** What the server knows of an indicator's page: its definition says all but today's figures. */
export function indicatorPage(call: DaysEndpoint, indicator: Indicator, description: string): Served {
  const name: EndpointName = call;
  return {
    description,
    isDataset: true,
    calls: () => [{ name, params: CALL_ARGS.indicatorDays }],
    prerender: ({ row }, answers): readonly Block[] | null => {
      const days = answers.entity(call);
      const now = days?.at(-1);
      if (now === undefined) return null;
      return [
        { kind: 'head', title: row.title, summary: indicator.meaning, asOf: answers.asOf(name) },
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
      ];
    },
  };
}

function figures(indicator: Indicator, now: IndicatorDay): readonly Fact[] {
  const band = bandOf(indicator.bands, now.value);
  return [
    [indicator.short, valueText(indicator, now.value)],
    ['区间', band?.name ?? '--'],
    [indicator.priceName, price(now.price)],
    ...indicator.lines.map(({ name }, index): Fact => [name, price(now.lines[index])]),
  ];
}

function valueText({ kind, digits = 2 }: Indicator, value: number | null): string {
  if (value === null) return '--';
  if (kind === 'percent') return formatPercent(value);
  return kind === 'share' ? formatShare(value) : value.toFixed(digits);
}
