import { WireAnswer } from '../../replayServer.ts';
import type { FakePair } from '../fakePairs.ts';
import { createFakeVenue, type FakeVenue } from '../fakeVenue.ts';
import type { FakeWorld } from '../fakeWorld.ts';
import { type Asked, countOf, type Routes, timeOf } from '../route.ts';
import { decimal } from '../wire.ts';

const DAY = 86_400_000;
const BEIJING = 8 * 3_600_000;
const MINUTES: Readonly<Record<string, number>> = {
  '1m': 1,
  '5m': 5,
  '15m': 15,
  '1h': 60,
  '4h': 240,
  '1d': 1440,
};
const UNKNOWN = new WireAnswer('{"code":-1121,"msg":"Invalid symbol."}', { status: 400 });

/** Binance: symbols without a sign between, all numbers as texts, oldest candles first. */
export function binanceRoutes(world: FakeWorld): Routes {
  const venue = createFakeVenue(world, 'binance', ({ base, quote }) => base + quote);
  return [
    ['/api/v3/ticker/24hr', async () => [...(await venue.pairs())].map(ticker)],
    ['/api/v3/exchangeInfo', async () => exchangeInfo(venue)],
    ['/api/v3/klines', (asked) => klines(venue, asked)],
    ['/api/v3/depth', (asked) => depth(venue, asked)],
    ['/api/v3/trades', (asked) => trades(venue, asked)],
    ['/api/v3/aggTrades', (asked) => aggregateTrades(venue, asked)],
    ['/api/v3/ticker/tradingDay', (asked) => tradingDay(venue, asked)],
  ];
}

function ticker([symbol, pair]: readonly [string, FakePair]) {
  return {
    symbol,
    priceChange: decimal(pair.last - pair.open24h),
    priceChangePercent: ((pair.last / pair.open24h - 1) * 100).toFixed(3),
    weightedAvgPrice: decimal(pair.last),
    prevClosePrice: decimal(pair.open24h),
    lastPrice: decimal(pair.last),
    lastQty: '0.00100000',
    bidPrice: decimal(pair.bid),
    bidQty: '1.00000000',
    askPrice: decimal(pair.ask),
    askQty: '1.00000000',
    openPrice: decimal(pair.open24h),
    highPrice: decimal(pair.high24h),
    lowPrice: decimal(pair.low24h),
    volume: decimal(pair.baseVolume),
    quoteVolume: decimal(pair.quoteVolume),
    openTime: pair.time - DAY,
    closeTime: pair.time,
    firstId: 1,
    lastId: 100_000,
    count: 100_000,
  };
}

async function exchangeInfo(venue: FakeVenue) {
  return {
    timezone: 'UTC',
    serverTime: venue.now(),
    rateLimits: [],
    exchangeFilters: [],
    symbols: [...(await venue.pairs())].map(([symbol, { base, quote, isTrading }]) => ({
      symbol,
      status: isTrading ? 'TRADING' : 'BREAK',
      baseAsset: base,
      baseAssetPrecision: 8,
      quoteAsset: quote,
      quotePrecision: 8,
      orderTypes: ['LIMIT', 'MARKET'],
      isSpotTradingAllowed: true,
      isMarginTradingAllowed: false,
      filters: [],
      permissions: [],
    })),
  };
}

/** From `startTime` on where it is given; else the newest. */
async function klines(venue: FakeVenue, asked: Asked) {
  const minutes = MINUTES[asked.query.get('interval') ?? ''];
  if (minutes === undefined)
    return new WireAnswer('{"code":-1120,"msg":"Invalid interval."}', { status: 400 });
  const limit = countOf(asked, 'limit', 1_000);
  const from = timeOf(asked, 'startTime');
  const last = timeOf(asked, 'endTime');
  const isBeijing = asked.query.get('timeZone') === '8';
  const length = minutes * 60_000;
  const shift = isBeijing ? BEIJING : 0;
  const first = from === null ? null : Math.ceil((from + shift) / length) * length - shift;
  const furthest = first === null ? Number.POSITIVE_INFINITY : first + limit * length;
  const to = Math.min(last === null ? Number.POSITIVE_INFINITY : last + 1, furthest);
  const candles = await venue.candles(symbolOf(asked), {
    minutes,
    from,
    to,
    limit,
    dayBoundary: isBeijing ? 'utc8' : 'utc0',
  });
  return (
    candles?.map(({ time, open, high, low, close, volume, turnover }) => [
      time,
      decimal(open),
      decimal(high),
      decimal(low),
      decimal(close),
      decimal(volume),
      time + minutes * 60_000 - 1,
      decimal(turnover),
      1_000,
      decimal(volume / 2),
      decimal(turnover / 2),
      '0',
    ]) ?? UNKNOWN
  );
}

async function depth(venue: FakeVenue, asked: Asked) {
  const book = await venue.book(symbolOf(asked), countOf(asked, 'limit', 5_000));
  if (book === undefined) return UNKNOWN;
  const level = ([price, size]: readonly [number, number]) => [decimal(price), decimal(size)];
  return { lastUpdateId: book.time, bids: book.bids.map(level), asks: book.asks.map(level) };
}

/** Oldest first. */
async function trades(venue: FakeVenue, asked: Asked) {
  const known = await venue.trades(symbolOf(asked), countOf(asked, 'limit', 1_000));
  return (
    known?.toReversed().map(({ id, time, price, size, side }) => ({
      id: Number(id),
      price: decimal(price),
      qty: decimal(size),
      quoteQty: decimal(price * size),
      time,
      isBuyerMaker: side === 'sell',
      isBestMatch: true,
    })) ?? UNKNOWN
  );
}

/** The same under short names. */
async function aggregateTrades(venue: FakeVenue, asked: Asked) {
  const known = await venue.trades(symbolOf(asked), countOf(asked, 'limit', 1_000));
  return (
    known?.toReversed().map(({ id, time, price, size, side }) => ({
      a: Number(id),
      p: decimal(price),
      q: decimal(size),
      f: Number(id),
      l: Number(id),
      T: time,
      m: side === 'sell',
      M: true,
    })) ?? UNKNOWN
  );
}

/** The day so far, of UTC or of Beijing. */
async function tradingDay(venue: FakeVenue, { query }: Asked) {
  const names: unknown = JSON.parse(query.get('symbols') ?? JSON.stringify([query.get('symbol')]));
  const pairs = await venue.pairs();
  const isBeijing = query.get('timeZone') === '8';
  return (Array.isArray(names) ? names : []).flatMap((name) => {
    const pair = pairs.get(String(name));
    if (pair === undefined) return [];
    return [ticker([String(name), { ...pair, open24h: isBeijing ? pair.openUtc8 : pair.openUtc0 }])];
  });
}

function symbolOf({ query }: Asked): string {
  return query.get('symbol') ?? '';
}
