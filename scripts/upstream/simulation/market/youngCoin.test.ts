import { MARKET_TYPE } from '@coinmirror/shared/contract/coin/markets.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { ask, createTestWorld } from '@coinmirror/testing/world.ts';
import { expect, it, vi } from 'vitest';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { tickerId } from '../../catalogue/tickers.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import type { Tick } from '../../ports/ticks.ts';
import { newListingsOf } from '../listings/newListings.ts';

// Whole markets at several instants: a second each, several on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const coin = coinCatalogue.find(
  ({ launchedAt, sourceExchange }) => launchedAt > Date.UTC(2026, 8, 1) && sourceExchange === 'gate',
);
if (!coin) throw new Error('no new coin comes to market at Gate');
const { code, launchedAt, symbol } = coin;
const PAIR = tickerId('gate', null, symbol, 'USDT');

function tickOf(sources: Sources, id: string): Promise<Tick | undefined> {
  vi.useFakeTimers();
  try {
    return new Promise((received) => {
      const stop = requirePort(sources, 'ticks').subscribe([id], ([tick]) => {
        stop();
        received(tick);
      });
      vi.advanceTimersByTime(1_000);
    });
  } finally {
    vi.useRealTimers();
  }
}

/** The 24 h change from each source, some time after the coin's first trade. */
async function changesAfter(age: number): Promise<Readonly<Record<string, number | null | undefined>>> {
  const context = {
    sources: createTestWorld(() => launchedAt + age),
    token: '',
  };
  const [list, info, pairs, hit, kline] = await Promise.all([
    ask('coinRank', { codes: code }, context),
    ask('coinInfo', { code }, context),
    ask('coinMarkets', { code, tickertype: MARKET_TYPE.spot }, context),
    ask('webSearch', { code: symbol }, context),
    ask('klinePair', { tickerid: PAIR }, context),
  ]);
  const [tick, pairTick] = [await tickOf(context.sources, code), await tickOf(context.sources, PAIR)];
  return {
    list: list.rows[0]?.change24h,
    page: info.quote.change24h,
    amount: info.quote.changeAmount24h,
    pair: pairs.rows.find(({ exchangeCode }) => exchangeCode === 'gate')?.change24h,
    search: hit.coins.rows.find((row) => row.code === code)?.change24h,
    kline: kline.change24h,
    socket: tick?.change24h,
    'pair on the socket': pairTick?.change24h,
  };
}

it('a coin under a day old has no 24 h change, in lists, on its page or on the socket', async () => {
  const said = await changesAfter(DAY - HOUR);
  expect(new Set(Object.values(said))).toEqual(new Set([null]));
});

it('from its second day on it has one, the same everywhere', async () => {
  const { pair, amount, kline, 'pair on the socket': ticked, ...said } = await changesAfter(DAY);
  expect(new Set(Object.values(said)).size).toBe(1);
  expect(Object.values(said)).not.toContain(null);
  expect([pair, amount, kline, ticked].every((value) => typeof value === 'number')).toBe(true);
});

it('a pair that opened a day after its coin has none for another day', async () => {
  const later = newListingsOf(coin).find(({ opensAt }) => opensAt === launchedAt + DAY);
  if (!later) throw new Error('nobody follows');
  const context = {
    sources: createTestWorld(() => launchedAt + DAY + HOUR),
    token: '',
  };
  const { rows } = await ask('coinMarkets', { code, tickertype: MARKET_TYPE.spot }, context);
  const changeAt = (exchange: string) => rows.find((row) => row.exchangeCode === exchange)?.change24h;
  expect(changeAt(later.exchange)).toBeNull();
  expect(changeAt('gate')).toEqual(expect.any(Number));
});
