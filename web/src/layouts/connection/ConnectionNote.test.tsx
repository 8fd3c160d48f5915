import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveContext } from '#live/LiveContext.ts';
import { quietLiveClient } from '#testing/quietLiveClient.ts';
import { renderWithStore } from '#testing/renderWithStore.tsx';
import { ConnectionNote } from './ConnectionNote.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4, 0, 30) }));
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

it('is an empty region until prices have been still for ten seconds, and again when they move', () => {
  let heardAt = performance.now();
  const client = quietLiveClient({ silentSince: () => heardAt });
  const figures = { price: 1, change24h: 0, changeUtc8: 0, changeUtc0: 0, volume24h: 1 };
  client.ticks.receive([{ code: 'bitcoin', seq: 1, time: Date.UTC(2026, 10, 20, 4, 0, 29), ...figures }]);
  renderWithStore(
    <LiveContext value={client}>
      <ConnectionNote />
    </LiveContext>,
  );
  pass(9);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  pass(3);
  expect(region.textContent).toBe('实时价格已断开 · 12:00:29');
  heardAt = performance.now();
  pass(1);
  expect(region.textContent).toBe('');
});
