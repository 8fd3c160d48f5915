import { afterAll, beforeEach, expect, test } from 'vitest';
import { redenominate } from '../testing/falsify.ts';
import { startReplayMarkets } from '../testing/replayMarket.ts';
import { judgeQuotes, refusedOutliers, refusedSupplies } from './judgeQuotes.ts';
import { outlierName } from './outlierName.ts';

const markets = await startReplayMarkets();
afterAll(markets.close);
beforeEach(markets.begin);

test('a venue that is 30 % off is refused by its pair, with how far it is off, and nobody else', async () => {
  const world = markets.open();
  redenominate(markets.server('GATE'), 'GATE', { base: 'SOL', times: 1.3 });
  await world.snapshot();
  const { refused, venues } = judgeQuotes(world.market.judged().values());
  const sol = refused.filter(({ subject }) => subject.startsWith('SOL_'));
  expect(sol.map(({ venue, reason }) => [venue, reason])).toContainEqual(['gate', 'outlier']);
  for (const { deviation } of sol) expect(Math.abs((deviation ?? 0) - 30)).toBeLessThan(1);
  const gate = venues.find(({ venue }) => venue === 'gate');
  expect(gate?.refused).toBeGreaterThan(0);
  expect(gate?.quotes).toBeGreaterThan(50);
  expect(gate?.quarantined).toBe(0);
  expect(venues.find(({ venue }) => venue === 'okx')?.refused).toBe(0);
});

test('a market in which all is well refuses nothing that it would log', async () => {
  const world = markets.open();
  await world.snapshot();
  expect(judgeQuotes(world.market.judged().values()).refused).toEqual([]);
});

test('supplies and slow numbers are logged under who reports them', () => {
  const held = { code: 'dogecoin', value: 1.5e17, sourceNames: ['COINGECKO'], reason: '', since: 0 };
  expect(refusedSupplies([held], () => 'DOGE')).toEqual([
    { venue: 'COINGECKO', subject: 'DOGE 流通量', reason: 'supply', deviation: null },
  ]);
  const odd = (believed: number | null) => ({ believed, odd: 0, readings: 1, since: 0, at: 0 });
  const outliers = refusedOutliers(
    new Map([
      ['aave eth', odd(8e9)],
      ['supply 1 USDT', odd(null)],
      ['curve eth', odd(0)],
    ]),
    outlierName,
  );
  expect(outliers.map(({ venue, subject, deviation }) => [venue, subject, deviation])).toEqual([
    ['LLAMA', 'aave eth 锁仓量', -100],
    ['LLAMA_STABLECOINS', 'USDT 供应量', null],
    ['LLAMA', 'curve eth 锁仓量', null],
  ]);
});
