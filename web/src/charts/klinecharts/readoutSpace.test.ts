import type { Chart, YAxisFilter, YAxisOverride } from 'klinecharts';
import { expect, it } from 'vitest';
import { reserveReadoutSpace } from './readoutSpace.ts';

function topsOf(paneIds: readonly string[], isNarrow: boolean) {
  const asked: YAxisOverride[] = [];
  const chart = {
    getIndicators: () => paneIds.map((paneId) => ({ paneId })),
    getYAxes: ({ paneId }: YAxisFilter) => [
      { gap: asked.findLast((axis) => axis.paneId === paneId)?.gap ?? { top: 0 } },
    ],
    overrideYAxis: (axis: YAxisOverride) => asked.push(axis),
  };
  reserveReadoutSpace(chart as unknown as Chart, isNarrow);
  // The second call finds the gap set and changes nothing.
  reserveReadoutSpace(chart as unknown as Chart, isNarrow);
  return asked.map(({ paneId, gap }) => [paneId, gap?.top]);
}

it('each line of values gets a gap above candles and bars; on a phone each indicator has two', () => {
  const panes = ['candle_pane', 'candle_pane', 'pane-VOL'];
  expect(topsOf(panes, false)).toEqual([
    ['candle_pane', 110],
    ['pane-VOL', 50],
  ]);
  expect(topsOf(panes, true)).toEqual([
    ['candle_pane', 100],
    ['pane-VOL', 40],
  ]);
  expect(topsOf([], true)).toEqual([['candle_pane', 0.2]]);
});
