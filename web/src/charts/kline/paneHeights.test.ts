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
  it('are applied to panes of indicators that were dragged before, and to no other', () => {
    const setPaneOptions = vi.fn();
    const panes = [{ paneId: 'candle_pane' }, { paneId: 'pane-MACD' }, { paneId: 'pane-VOL' }];
    // Only these two of its methods are called.
    const chart = { getIndicators: () => panes, setPaneOptions } as unknown as Chart;
    setPaneHeights(chart, { MACD: 140, candle_pane: 10 });
    expect(setPaneOptions.mock.calls).toEqual([[{ id: 'pane-MACD', height: 140 }]]);
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
