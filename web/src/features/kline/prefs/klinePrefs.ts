import { CANDLE_PERIODS } from '@coinmirror/shared/constants/periods.ts';
import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { DRAWING_COLORS, LINE_WIDTHS, USUAL_STYLE } from '@coinmirror/shared/drawings/drawing.ts';
import { technicalOf, usualUse, validParams } from '@coinmirror/shared/technical/technicals.ts';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createStored } from '#api/storage/stored.ts';
import { AXIS_KINDS, CHART_KINDS } from '#charts/kline/chartKinds.ts';
import { boundedWidth, USUAL_WIDTHS } from '../panes/paneWidths.ts';

/** The panes around the chart that can be hidden. */
export const PANES = ['list', 'book', 'trades'] as const;
export type PaneName = (typeof PANES)[number];

/** Possible numbers of charts side by side. */
export const CHART_COUNTS = [1, 2, 4] as const;

const use = v.object({ key: v.string(), params: v.array(v.number()) });

const uses = v.pipe(
  v.array(use),
  // Drops indicators that a later version removed, or invalid ones.
  v.transform((list) =>
    list.flatMap(({ key, params }) => {
      const technical = technicalOf(key);
      return technical ? [{ key, params: validParams(technical, params) }] : [];
    }),
  ),
);

const usual = ['MA', 'VOL'].flatMap((key) => {
  const technical = technicalOf(key);
  return technical ? [usualUse(technical)] : [];
});

export const MAGNETS = ['off', 'weak', 'strong'] as const;

const schema = v.object({
  kind: v.fallback(v.picklist(CHART_KINDS), 'candle'),
  axis: v.fallback(v.picklist(AXIS_KINDS), 'normal'),
  hidden: v.fallback(v.array(v.picklist(PANES)), []),
  widths: v.fallback(
    v.pipe(
      v.object({ list: v.number(), side: v.number() }),
      v.transform(({ list, side }) => ({
        list: boundedWidth('list', list),
        side: boundedWidth('side', side),
      })),
    ),
    USUAL_WIDTHS,
  ),
  magnet: v.fallback(v.picklist(MAGNETS), 'off'),
  drawingStyle: v.fallback(
    v.object({
      color: v.picklist(DRAWING_COLORS),
      width: v.picklist(LINE_WIDTHS),
      isDashed: v.boolean(),
    }),
    USUAL_STYLE,
  ),
  paneHeights: v.fallback(v.record(v.string(), v.number()), {}),
  charts: v.fallback(v.picklist(CHART_COUNTS), 1),
  sides: v.fallback(v.array(v.object({ ticker: v.string(), period: v.picklist(CANDLE_PERIODS) })), []),
  templates: v.fallback(v.array(v.object({ name: v.string(), indicators: uses })), []),
  indicators: v.fallback(uses, usual),
});

/** Settings of the chart, for all pairs. */
export type KlinePrefs = v.InferOutput<typeof schema>;

const initial: KlinePrefs = {
  kind: 'candle',
  axis: 'normal',
  hidden: [],
  widths: USUAL_WIDTHS,
  magnet: 'off',
  drawingStyle: USUAL_STYLE,
  paneHeights: {},
  charts: 1,
  sides: [],
  templates: [],
  indicators: usual,
};
const stored = createStored(STORAGE_KEYS.kline, schema, initial);

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
