import { describe, expect, test } from 'vitest';
import type { Known } from '../client/sourceClient.ts';
import { failure } from '../net/failure.ts';
import type { Question } from '../question/question.ts';
import { stubCoin, stubPair } from '../testing/stubCandles.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { createOrderBooksPort } from './orderBooksPort.ts';
import { createSharedReader } from './sharedReader.ts';
import { createTradesPort } from './tradesPort.ts';

const NOW = Date.parse('2026-03-10T09:33:20Z');
const btc = ['bitcoin', 'BTC', 'USDT'] as const;
const pairs = [
  stubPair('upbit', ['bitcoin', 'BTC', 'KRW'], 'KRW-BTC'),
  stubPair('coinbase', ['bitcoin', 'BTC', 'USD'], 'BTC-USD'),
  stubPair('binance', btc, 'BTCUSDT', { rate: 0.5 }),
];
const DEPTH = 'BINANCE /api/v3/depth';

function books(bids: unknown, asks: unknown, answeredAt = NOW) {
  const stub = createStubWorld({
    now: NOW,
    answeredAt,
    answers: { [DEPTH]: { lastUpdateId: 1, bids, asks } },
    pairs,
    coins: [stubCoin('bitcoin', 100)],
  });
  return { stub, ...createOrderBooksPort(stub) };
}

describe('an order book', () => {
  const bids = [
    ['99', '1'],
    ['98', '2'],
    ['97', '3'],
  ];
  const asks = [
    ['101', '1'],
    ['102', '2'],
  ];

  test('is the venue’s, best first, as deep as asked; a coin has that of its pair in dollars', async () => {
    const { top } = books(bids, asks);
    const best = {
      time: NOW,
      bids: [
        [99, 1],
        [98, 2],
      ],
      asks: [
        [101, 1],
        [102, 2],
      ],
    };
    expect(await top('binance_btc_usdt', 2)).toEqual(best);
    expect(await top('bitcoin', 2)).toEqual(best);
  });

  test.each([
    ['crossed', [['102', '1']], asks],
    ['touching', [['101', '1']], asks],
    ['without bids', [], asks],
    ['of sizes 0', bids, [['101', '0']]],
  ])('that is %s is not shown', async (_why, some, others) => {
    const { top, deep } = books(some, others);
    expect(await top('binance_btc_usdt', 20)).toBeNull();
    expect(await deep('bitcoin', 'binance_btc_usdt')).toBeNull();
  });

  test.each(['okx_btc_usdt', 'binance_swap_btc_usdt', 'no-such-coin', 'btc_cny'])(
    'of %s is unknown',
    async (id) => {
      expect(await books(bids, asks).top(id, 20)).toBeNull();
    },
  );

  test('of the past is unknown, and one that is five minutes old says nothing any more', async () => {
    expect(await books(bids, asks).top('binance_btc_usdt', 20, NOW - 600_000)).toBeNull();
    expect(await books(bids, asks, NOW - 60_000).top('binance_btc_usdt', 20)).not.toBeNull();
    expect(await books(bids, asks, NOW - 300_001).top('binance_btc_usdt', 20)).toBeNull();
  });

  test('within 10 % is aggregated in dollars, its best level by itself, its sum whole', async () => {
    const side = (sign: number) =>
      Array.from({ length: 500 }, (_, at) => [`${100 + sign * (at + 1) * 0.015}`, '2']);
    const { deep } = books(side(-1), side(1));
    const book = await deep('bitcoin', 'binance_btc_usdt');
    expect(await deep('ethereum', 'binance_btc_usdt')).toBeNull();
    for (const [levels, sign] of [
      [book?.bids ?? [], -1],
      [book?.asks ?? [], 1],
    ] as const) {
      expect(levels.length).toBeLessThanOrEqual(41);
      expect(levels[0]).toEqual([(100 + sign * 0.015) / 2, 2]);
      expect(levels.reduce((sum, [, size]) => sum + size, 0)).toBe(1_000);
      // What the venue reported ends at 7.5 %: so does what is shown.
      expect(levels.at(-1)?.[0]).toBeCloseTo((100 + sign * 7.5) / 2, 9);
      for (const [price] of levels.slice(1, -1)) {
        const away = Math.abs(price * 2 - 100);
        const within = Math.floor(away / 0.015 + 1e-9) * 2;
        const shown = levels.filter(([other]) => Math.abs(other * 2 - 100) <= away + 1e-9);
        expect(shown.reduce((sum, [, size]) => sum + size, 0)).toBe(within);
      }
    }
  });
});

describe('trades', () => {
  const trade = (id: number, seconds: number, side: string) => ({
    trade_id: id,
    time: new Date(NOW - seconds * 1_000).toISOString(),
    price: '100',
    size: '1',
    side,
  });
  const wire = [trade(3, 1, 'sell'), trade(2, 2, 'buy'), trade(2, 2, 'buy'), trade(1, 3, 'buy')];
  const stub = createStubWorld({
    now: NOW,
    answers: { 'COINBASE_EXCHANGE /products/BTC-USD/trades': wire },
    pairs,
  });
  const { latest } = createTradesPort(stub);

  test('are newest first, each once, with the taker’s side where Coinbase tells the maker’s', async () => {
    const trades = await latest('coinbase_btc_usd', 9);
    expect(trades.map(({ id, side }) => [id, side])).toEqual([
      ['3', 'buy'],
      ['2', 'sell'],
      ['1', 'sell'],
    ]);
    expect(await latest('coinbase_btc_usd', 1)).toHaveLength(1);
  });

  test('end at an instant, and are none for what is unknown', async () => {
    expect((await latest('coinbase_btc_usd', 9, NOW - 2_000)).map(({ id }) => id)).toEqual(['2', '1']);
    expect(await latest('okx_btc_usdt', 9)).toEqual([]);
    expect(await latest('binance_btc_usdt', 9)).toEqual([]);
  });
});

describe('one price above a book, in it, and on its tape', () => {
  const answers = {
    [DEPTH]: { lastUpdateId: 1, bids: [['101', '1']], asks: [['101.2', '1']] },
    'BINANCE /api/v3/aggTrades': [{ a: 26129, p: '101.1', q: '4.7', T: NOW - 300, m: true, M: true }],
  };
  const binance = stubPair('binance', btc, 'BTCUSDT');
  const at = (last: number) => ({ ...binance, at: NOW - 9_000, ticker: { ...binance.ticker, last } });
  const ticking = at(100);
  const open = (last = 100) =>
    createStubWorld({ now: NOW, answers, pairs: [at(last)], coins: [stubCoin('bitcoin', last)] });

  test('tells what the tape told last as soon as it is read', async () => {
    const world = open();
    const reported: string[] = [];
    world.lastPrices.onTape((venue, symbol) => void reported.push(`${venue} ${symbol}`));
    expect(world.lastPrices.newerThan(ticking)).toBeNull();
    const [newest] = await createTradesPort(world).latest('binance_btc_usdt', 9);
    expect(world.lastPrices.newerThan(ticking)).toEqual({ price: newest?.price, at: NOW });
    expect(reported).toEqual(['binance BTCUSDT']);
  });

  test('has the tape read where the price does not lie within the book, and only there', async () => {
    const world = open();
    const { top } = createOrderBooksPort(world);
    const book = await top('binance_btc_usdt', 1);
    const { price = 0 } = world.lastPrices.newerThan(ticking) ?? {};
    expect(price).toBeGreaterThanOrEqual(book?.bids[0]?.[0] ?? Number.NaN);
    expect(price).toBeLessThanOrEqual(book?.asks[0]?.[0] ?? Number.NaN);
    const within = open(101.15);
    await createOrderBooksPort(within).top('binance_btc_usdt', 1);
    expect(within.lastPrices.isHeard(ticking, 1_000)).toBe(false);
  });
});

describe('a share of a source’s limits', () => {
  const question = (pair: number) => ({
    path: `/depth?pair=${pair}`,
    decode: { read: () => pair, faults: () => [] },
  });

  /** Twenty viewers look at so many pairs for two minutes; the calls for each pair. */
  async function watch(source: 'KRAKEN' | 'BINANCE', pairs: number) {
    const clock = { time: NOW };
    const answeredAt = new Map<string, number>();
    const latest = <Value>(_source: string, { path, decode }: Question<Value>): Known<Value> => {
      const [at, value] = [answeredAt.get(path), decode.read(Buffer.alloc(0))];
      if (at === undefined || value === null) return { kind: 'nothing', why: failure('status', 'not asked') };
      return { kind: 'fresh', value, at };
    };
    const calls = new Map<string, number>();
    const share = createSharedReader(
      {
        now: () => clock.time,
        latest,
        async read(name, asked) {
          if (answeredAt.get(asked.path) !== clock.time)
            calls.set(asked.path, (calls.get(asked.path) ?? 0) + 1);
          answeredAt.set(asked.path, clock.time);
          return latest(name, asked);
        },
      },
      1 / 6,
    );
    for (let second = 0; second < 120; second += 1) {
      clock.time = NOW + second * 1_000;
      const viewers = Array.from({ length: 20 * pairs }, (_, at) =>
        share(source, question(at % pairs), 1_000),
      );
      await Promise.all(viewers);
    }
    return { counts: [...calls.values()], last: await share(source, question(0), 1_000) };
  }

  test('is all that twenty viewers of twenty pairs spend, and every pair has its turn', async () => {
    // Of 30 calls a minute a sixth.
    const kraken = await watch('KRAKEN', 20);
    expect(kraken.counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(11);
    expect(Math.max(...kraken.counts)).toBe(1);
    expect(kraken.last).toMatchObject({ kind: 'fresh', value: 0 });
    const binance = await watch('BINANCE', 20);
    expect(binance.counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1_050);
    expect(Math.max(...binance.counts) - Math.min(...binance.counts)).toBeLessThanOrEqual(5);
  });

  test('lets one pair be a second old', async () => {
    const { counts } = await watch('BINANCE', 1);
    expect(counts).toEqual([60]);
  });
});
