import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import {
  KLINE_HIDDEN_LIMIT,
  KLINE_HIDDEN_LIMIT_SHORT,
  KLINE_HIDDEN_REFRESH,
} from '@coinmirror/shared/constants/timings.ts';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveContext } from '#live/LiveContext.ts';
import { onMarketTopRefresh } from '#live/marketTop.ts';
import { useHold } from '#live/useHold.ts';
import { quietLiveClient } from '#testing/quietLiveClient.ts';
import { ReloadWindow } from './ReloadWindow.tsx';
import { useHiddenLonger } from './useHiddenLonger.ts';
import { useHiddenRefresh } from './useHiddenRefresh.ts';
import { useOnlineCount } from './useOnlineCount.ts';

let isHidden = false;

function look(hidden: boolean) {
  isHidden = hidden;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the chart in a hidden tab', () => {
  test('asks to reload only after it was hidden for the whole limit', () => {
    const { result } = renderHook(() => useHiddenLonger(KLINE_HIDDEN_LIMIT));
    look(true);
    pass(KLINE_HIDDEN_LIMIT - 1);
    look(false);
    expect(result.current).toBe(false);
    look(true);
    pass(KLINE_HIDDEN_LIMIT);
    expect(result.current).toBe(true);
    look(false);
    expect(result.current).toBe(true);
  });

  test('asks after a sleep in which no timer ran', () => {
    const { result } = renderHook(() => useHiddenLonger(KLINE_HIDDEN_LIMIT));
    look(true);
    vi.setSystemTime(Date.now() + KLINE_HIDDEN_LIMIT + 1);
    look(false);
    expect(result.current).toBe(true);
  });

  test('refreshes the market’s top figures every 10 s while hidden, and not while visible', () => {
    const asked = vi.fn();
    const stop = onMarketTopRefresh(asked);
    renderHook(() => useHiddenRefresh());
    pass(3 * KLINE_HIDDEN_REFRESH);
    expect(asked).not.toHaveBeenCalled();
    look(true);
    pass(3 * KLINE_HIDDEN_REFRESH);
    expect(asked).toHaveBeenCalledTimes(3);
    look(false);
    pass(3 * KLINE_HIDDEN_REFRESH);
    expect(asked).toHaveBeenCalledTimes(3);
    stop();
  });
});

test.each([
  ['/kline', KLINE_HIDDEN_LIMIT],
  ['/kline?shortTimeMode=1', KLINE_HIDDEN_LIMIT_SHORT],
])('%s asks to reload after %i ms out of sight, and holds the socket closed', async (address, limit) => {
  const hold = vi.fn(() => () => {});
  const client = quietLiveClient({ hold });
  render(
    <MemoryRouter initialEntries={[address]}>
      <LiveContext value={client}>
        <ReloadWindow />
      </LiveContext>
    </MemoryRouter>,
  );
  look(true);
  pass(limit - 1);
  expect(screen.queryByText(TEXTS.klineInactive)).toBeNull();
  expect(hold).not.toHaveBeenCalled();
  pass(1);
  expect(hold).toHaveBeenCalledOnce();
  // The dialog's code loads when it opens, in real time.
  vi.useRealTimers();
  expect(await screen.findByText(TEXTS.klineInactive)).toBeTruthy();
  expect(screen.getByRole('button', { name: TEXTS.klineReload })).toBeTruthy();
});

test('the page remounts each time the network comes back', () => {
  const { result } = renderHook(() => useOnlineCount());
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(result.current).toBe(0);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current).toBe(1);
});

test('the socket stays closed while the dialog asks', () => {
  const release = vi.fn();
  const hold = vi.fn(() => release);
  const client = quietLiveClient({ hold });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LiveContext value={client}>{children}</LiveContext>
  );
  const { rerender } = renderHook(({ isHeld }) => useHold(isHeld), {
    wrapper,
    initialProps: { isHeld: false },
  });
  expect(hold).not.toHaveBeenCalled();
  rerender({ isHeld: true });
  expect(hold).toHaveBeenCalledOnce();
  rerender({ isHeld: false });
  expect(release).toHaveBeenCalledOnce();
});
