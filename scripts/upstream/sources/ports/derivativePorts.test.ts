import { expect, test } from 'vitest';
import { createStubWorld } from '../testing/stubWorld.ts';
import { derivativePolls, derivativePorts } from './derivativePorts.ts';

const NOW = Date.parse('2026-03-10T04:10:00Z');

test('polls ask every exchange though no page is open, and collect what is gone later', async () => {
  const world = createStubWorld({
    now: NOW,
    answers: {
      'GATE /api/v4/futures/usdt/liq_orders': [],
      'GATE /api/v4/futures/usdt/contracts': [],
    },
  });
  for (const { run } of derivativePolls) await run(world);
  const asked = new Set(world.asked.map((path) => path.split(' ')[0]));
  expect([...asked].toSorted()).toEqual([
    ...['BINANCE_FUTURES', 'BITGET', 'BYBIT', 'DERIBIT', 'GATE', 'HYPERLIQUID', 'OKX'],
  ]);
  const { liquidations } = derivativePorts(world);
  // The hour was heard, and quiet.
  expect(await liquidations?.hours(['bitcoin'], 24)).toEqual([
    [{ time: Date.parse('2026-03-10T04:00:00Z'), long: 0, short: 0 }],
  ]);
});
