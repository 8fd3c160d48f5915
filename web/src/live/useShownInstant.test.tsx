import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { quietLiveClient } from '#testing/quietLiveClient.ts';
import { LiveContext } from './LiveContext.ts';
import { useShownInstant } from './useShownInstant.ts';

const NOW = Date.UTC(2026, 0, 15);

function Time({ asOf }: { readonly asOf: number | null }) {
  return useShownInstant(asOf) ?? '--';
}

function tick(code: string, time: number) {
  return { code, seq: time, time, price: 1, change24h: 1, changeUtc8: 1, changeUtc0: 1, volume24h: 1 };
}

test('a page’s time is that of its newest figure, from the list or a tick', () => {
  const client = quietLiveClient();
  const shown = (asOf: number | null) => (
    <LiveContext value={client}>
      <Time asOf={asOf} />
    </LiveContext>
  );
  const { container, rerender } = render(shown(NOW));
  const said = () => container.textContent;
  expect(said()).toBe(String(NOW));
  act(() => client.ticks.receive([tick('bitcoin', NOW + 2_000), tick('solana', NOW + 1_000)]));
  expect(said()).toBe(String(NOW + 2_000));
  rerender(shown(NOW + 5_000));
  expect(said()).toBe(String(NOW + 5_000));
  rerender(shown(NOW));
  act(() => client.ticks.drop(['bitcoin']));
  expect(said()).toBe(String(NOW + 1_000));
  rerender(shown(null));
  expect(said()).toBe('--');
  rerender(<Time asOf={NOW} />);
  expect(said()).toBe(String(NOW));
});
