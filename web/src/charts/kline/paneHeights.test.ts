import type { Chart, PaneOptions } from 'klinecharts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPaneHeights, setPaneHeights } from './paneHeights.ts';

const pane = (id: string, height: number): PaneOptions => ({
  id,
  height,
  minHeight: 30,
  dragEnabled: true,
  order: 0,
  state: 'normal',
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the pane heights', () => {
  /** Only these methods are called. */
  function chartOf(height: number, ...panes: readonly string[]) {
    const setPaneOptions = vi.fn();
    const getIndicators = () => panes.map((paneId) => ({ paneId }));
    const chart = { getIndicators, setPaneOptions, getSize: () => ({ height }) } as unknown as Chart;
    return { chart, setPaneOptions };
  }

  it('are applied to panes that were dragged before, and the usual one to the others', () => {
    const { chart, setPaneOptions } = chartOf(600, 'candle_pane', 'pane-MACD', 'pane-VOL');
    setPaneHeights(chart, { MACD: 140, candle_pane: 10 });
    expect(setPaneOptions.mock.calls).toEqual([
      [{ id: 'pane-MACD', height: 140 }],
      [{ id: 'pane-VOL', height: 100 }],
    ]);
  });

  it('leave half of a low chart to the candles', () => {
    const { chart, setPaneOptions } = chartOf(480, 'candle_pane', 'pane-VOL', 'pane-A', 'pane-B', 'pane-C');
    setPaneHeights(chart, {});
    expect(setPaneOptions.mock.calls.map(([{ height }]) => height)).toEqual([60, 60, 60, 60]);
  });

  it('are reported once when a drag is over, and not after unmounting', () => {
    let drag = () => {};
    const chart = {
      subscribeAction: (_type: string, callback: () => void) => {
        drag = callback;
      },
      unsubscribeAction: () => {},
      getPaneOptions: () => [pane('candle_pane', 400), pane('pane-VOL', 99.6)],
    } as unknown as Chart;
    const notify = vi.fn();
    const leave = followPaneHeights(chart, notify);
    drag();
    drag();
    vi.runAllTimers();
    expect(notify.mock.calls).toEqual([[{ VOL: 100 }]]);
    drag();
    leave();
    vi.runAllTimers();
    expect(notify).toHaveBeenCalledOnce();
  });
});
