import type { FakePair } from '../fakePairs.ts';
import { createFakeVenue, type FakeVenue } from '../fakeVenue.ts';
import type { FakeWorld } from '../fakeWorld.ts';
import { type Asked, countOf, type Routes, timeOf } from '../route.ts';
import { decimal } from '../wire.ts';

const MINUTES: Readonly<Record<string, number>> = { '1': 1, '5': 5, '15': 15, '60': 60, '240': 240, D: 1440 };

/** The envelope of Bybit, whose `time` is its clock. */
export function bybitAnswer(result: object | undefined, time: number): object {
  return result === undefined
    ? { retCode: 10_001, retMsg: 'Not supported symbols', result: {}, retExtInfo: {}, time }
    : { retCode: 0, retMsg: 'OK', result, retExtInfo: {}, time };
}

/** Bybit: symbols without a sign between, newest candles first, its change a fraction. */
export function bybitSpot(world: FakeWorld) {
  const venue = createFakeVenue(world, 'bybit', ({ base, quote }) => base + quote);
  const answered = async (result: Promise<object | undefined>) => bybitAnswer(await result, venue.now());
  const routes: Routes = [
    ['/v5/market/kline', (asked) => answered(kline(venue, asked))],
    ['/v5/market/orderbook', (asked) => answered(orderBook(venue, asked))],
    ['/v5/market/recent-trade', (asked) => answered(recentTrades(venue, asked))],
  ];
  return {
    routes,
    tickers: async () => [...(await venue.pairs())].filter(([, { isTrading }]) => isTrading).map(ticker),
    instruments: async () => [...(await venue.pairs())].map(instrument),
  };
}

function ticker([symbol, pair]: readonly [string, FakePair]) {
  return {
    symbol,
    bid1Price: decimal(pair.bid),
    bid1Size: '1',
    ask1Price: decimal(pair.ask),
    ask1Size: '1',
    lastPrice: decimal(pair.last),
    prevPrice24h: decimal(pair.open24h),
    price24hPcnt: (pair.last / pair.open24h - 1).toFixed(4),
    highPrice24h: decimal(pair.high24h),
    lowPrice24h: decimal(pair.low24h),
    turnover24h: decimal(pair.quoteVolume),
    volume24h: decimal(pair.baseVolume),
    usdIndexPrice: '',
  };
}

function instrument([symbol, { base, quote, isTrading }]: readonly [string, FakePair]) {
  return {
    symbol,
    baseCoin: base,
    quoteCoin: quote,
    innovation: '0',
    status: isTrading ? 'Trading' : 'Closed',
    marginTrading: 'none',
    lotSizeFilter: { basePrecision: '0.000001', quotePrecision: '0.0000001' },
    priceFilter: { tickSize: '0.01' },
  };
}

async function kline(venue: FakeVenue, asked: Asked) {
  const [from, last] = [timeOf(asked, 'start'), timeOf(asked, 'end')];
  const known = await venue.candles(symbolOf(asked), {
    minutes: MINUTES[asked.query.get('interval') ?? ''] ?? 1,
    from,
    to: last === null ? null : last + 1,
    limit: countOf(asked, 'limit', 1_000),
  });
  const list = known
    ?.toReversed()
    .map(({ time, open, high, low, close, volume, turnover }) => [
      String(time),
      ...[open, high, low, close, volume, turnover].map(decimal),
    ]);
  return list && { category: 'spot', symbol: symbolOf(asked), list };
}

async function orderBook(venue: FakeVenue, asked: Asked) {
  const book = await venue.book(symbolOf(asked), countOf(asked, 'limit', 200));
  if (book === undefined) return undefined;
  const level = ([price, size]: readonly [number, number]) => [decimal(price), decimal(size)];
  const { time } = book;
  return {
    s: symbolOf(asked),
    b: book.bids.map(level),
    a: book.asks.map(level),
    ts: time,
    u: time,
    seq: time,
    cts: time,
  };
}

async function recentTrades(venue: FakeVenue, asked: Asked) {
  const known = await venue.trades(symbolOf(asked), countOf(asked, 'limit', 60));
  const list = known?.map(({ id, time, price, size, side }) => ({
    execId: id,
    symbol: symbolOf(asked),
    price: decimal(price),
    size: decimal(size),
    side: side === 'buy' ? 'Buy' : 'Sell',
    time: String(time),
    isBlockTrade: false,
  }));
  return list && { category: 'spot', list };
}

function symbolOf({ query }: Asked): string {
  return query.get('symbol') ?? '';
}
