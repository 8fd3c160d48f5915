import { DAY } from '@coinmirror/shared/time/units.ts';
import { createTestMarket, SHOWN_SEED } from '@coinmirror/testing/world.ts';
import { expect, it } from 'vitest';
import { ANCHOR } from '../../catalogue/anchor.ts';
import { createSimulatedMarket } from '../market/simulatedMarket.ts';
import { RECORD_HIGHS } from './recordHighs.ts';

const market = createSimulatedMarket({ seed: SHOWN_SEED, now: () => ANCHOR });
const highs = new Map((await market.coins()).map((coin) => [coin.code, coin]));

it.each(Object.entries(RECORD_HIGHS))('%s had its all-time high of about %j before 2026', (code, [price]) => {
  const coin = highs.get(code);
  expect(coin).toBeDefined();
  expect((coin?.allTimeHigh ?? 0) / price).toBeGreaterThan(0.9);
  // A coin still near its high at the anchor has no ceiling there.
  expect((coin?.allTimeHigh ?? 0) / price).toBeLessThan((coin?.price ?? 0) < 0.85 * price ? 1.021 : 1.25);
});

it('most had their high within a month of the known day', () => {
  const away = Object.entries(RECORD_HIGHS).map(([code, [, day]]) =>
    Math.abs((highs.get(code)?.allTimeHighAt ?? 0) - Date.parse(day)),
  );
  expect(away.filter((ms) => ms < 31 * DAY).length / away.length).toBeGreaterThan(0.85);
});

it('a known high does not change lower prices, and candles meet at the anchor', async () => {
  for (const code of ['ethereum', 'stellar', 'tron']) {
    const [before, after] = await createTestMarket(() => ANCHOR + DAY).candles({
      code,
      periodMinutes: 1,
      end: ANCHOR + 60_000,
      limit: 2,
    });
    expect(after?.open).toBe(before?.close);
  }
});
