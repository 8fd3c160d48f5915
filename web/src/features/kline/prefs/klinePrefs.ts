import { CANDLE_PERIODS } from '@coinmirror/shared/constants/periods.ts';
import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import {
  DRAWING_COLORS,
  type DrawingStyle,
  LINE_WIDTHS,
  USUAL_STYLE,
} from '@coinmirror/shared/drawings/drawing.ts';
import {
  type TechnicalUse,
  technicalOf,
  usualUse,
  validParams,
} from '@coinmirror/shared/technical/technicals.ts';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { fields, named, one, row, rows } from '#api/storage/codec.ts';
import { createStored } from '#api/storage/stored.ts';
import { AXIS_KINDS, CHART_KINDS } from '#charts/kline/chartKinds.ts';
import type { IndicatorTemplate } from '../indicators/changeTemplates.ts';
import { boundedWidth, type PaneWidths, USUAL_WIDTHS } from '../panes/paneWidths.ts';

/** The panes around the chart that can be hidden. */
export const PANES = ['list', 'book', 'trades'] as const;
export type PaneName = (typeof PANES)[number];

/** Possible numbers of charts side by side. */
export const CHART_COUNTS = [1, 2, 4] as const;

/** An indicator that a later version removed, or an unknown one, is not shown. */
const use = v.pipe(
  v.object({ key: v.string(), params: v.array(v.number()) }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const technical = technicalOf(value.key);
    if (technical) return { key: value.key, params: validParams(technical, value.params) };
    addIssue({ message: 'unknown indicator' });
    return NEVER;
  }),
);
const keyOfUse = ({ key }: TechnicalUse) => key;

const usual = ['MA', 'VOL'].flatMap((key) => {
  const technical = technicalOf(key);
  return technical ? [usualUse(technical)] : [];
});

/** Least worth of a trade in the list, USD; 0 for all. */
export const LEAST_TRADES = [0, 1_000, 10_000, 100_000, 1_000_000] as const;

export const MAGNETS = ['off', 'weak', 'strong'] as const;

const widths = v.pipe(
  v.object({ list: v.number(), side: v.number() }),
  v.transform(({ list, side }) => ({
    list: boundedWidth('list', list),
    side: boundedWidth('side', side),
  })),
);
const drawingStyle = v.object({
  color: v.picklist(DRAWING_COLORS),
  width: v.picklist(LINE_WIDTHS),
  isDashed: v.boolean(),
});
const side = v.object({ ticker: v.string(), period: v.picklist(CANDLE_PERIODS) });

/** Settings of the chart, for all pairs. */
export interface KlinePrefs {
  readonly kind: (typeof CHART_KINDS)[number];
  readonly axis: (typeof AXIS_KINDS)[number];
  readonly hidden: readonly PaneName[];
  /** Marks of the coin's events at the foot of the candles. */
  readonly hasEvents: boolean;
  /** Exchanges, by their codes, whose order books and trades stand with the pair's own. */
  readonly bookVenues: readonly string[];
  readonly leastTrade: (typeof LEAST_TRADES)[number];
  /** Totals of the order book as money instead of coins. */
  readonly hasMoneyTotals: boolean;
  readonly widths: PaneWidths;
  readonly magnet: (typeof MAGNETS)[number];
  readonly drawingStyle: DrawingStyle;
  readonly paneHeights: Readonly<Record<string, number>>;
  readonly charts: (typeof CHART_COUNTS)[number];
  readonly sides: readonly v.InferOutput<typeof side>[];
  readonly templates: readonly IndicatorTemplate[];
  readonly indicators: readonly TechnicalUse[];
}
const usesCodec = rows<TechnicalUse>(row(use), keyOfUse, usual);
const template = fields<IndicatorTemplate>({ name: one(v.string(), ''), indicators: usesCodec });
const codec = fields<KlinePrefs>({
  kind: one(v.picklist(CHART_KINDS), 'candle'),
  axis: one(v.picklist(AXIS_KINDS), 'normal'),
  hidden: rows(row(v.picklist(PANES)), String),
  hasEvents: one(v.boolean(), false),
  bookVenues: rows(row(v.string()), String),
  leastTrade: one(v.picklist(LEAST_TRADES), 0),
  hasMoneyTotals: one(v.boolean(), false),
  widths: one(widths, USUAL_WIDTHS),
  magnet: one(v.picklist(MAGNETS), 'off'),
  drawingStyle: one(drawingStyle, USUAL_STYLE),
  paneHeights: one(v.record(v.string(), v.number()), {}),
  charts: one(v.picklist(CHART_COUNTS), 1),
  sides: rows(row(side), null),
  templates: rows<IndicatorTemplate>(named(template), ({ name }) => name),
  indicators: usesCodec,
});
const stored = createStored(STORAGE_KEYS.kline, codec);

function change(changes: Partial<KlinePrefs>): void {
  stored.set({ ...stored.get(), ...changes });
}

/** The chart settings, and a function that changes them; saved in this browser. */
export function useKlinePrefs(): readonly [
  prefs: KlinePrefs,
  change: (changes: Partial<KlinePrefs>) => void,
] {
  return [useSyncExternalStore(stored.subscribe, stored.get), change];
}

/** Toggles a pane in the list of hidden ones. */
export function togglePane(hidden: readonly PaneName[], pane: PaneName): PaneName[] {
  return hidden.includes(pane) ? hidden.filter((one) => one !== pane) : [...hidden, pane];
}
