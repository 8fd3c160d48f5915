import type { FakePair } from '../fakePairs.ts';
import { createFakeVenue, type FakeVenue } from '../fakeVenue.ts';
import type { FakeWorld } from '../fakeWorld.ts';
import { comingOf, type PlayedChange, playedChanges } from '../playedChanges.ts';
import { type Asked, countOf, type Routes, timeOf } from '../route.ts';
import { decimal } from '../wire.ts';

/** Minutes of a candle, and where its day begins: its plain days are Beijing's. */
const GRANULARITIES: Readonly<Record<string, readonly [minutes: number, day: 'utc0' | 'utc8']>> = {
  '1min': [1, 'utc0'],
  '5min': [5, 'utc0'],
  '15min': [15, 'utc0'],
  '1h': [60, 'utc0'],
  '4h': [240, 'utc8'],
  '1day': [1440, 'utc8'],
  '1Dutc': [1440, 'utc0'],
};

/** The envelope of Bitget. */
export function bitgetAnswer(data: unknown, requestTime: number): object {
  return data === undefined
    ? { code: '40034', msg: 'Parameter does not exist', requestTime, data: null }
    : { code: '00000', msg: 'success', requestTime, data };
}

/** Bitget: symbols without a sign between, oldest candles first, its changes fractions. */
export function bitgetSpot(world: FakeWorld): Routes {
  const venue = createFakeVenue(world, 'bitget', ({ base, quote }) => base + quote);
  const changes = playedChanges(world, 'bitget', 'spot');
  const reported = async () => [...(await venue.pairs())];
  const answered = async (data: Promise<unknown>) => bitgetAnswer(await data, venue.now());
  const tickers = async () => (await reported()).map((pair) => ticker(pair, venue.now()));
  const symbols = async () => [
    ...(await reported()).map(symbol),
    ...comingOf(await changes()).map(comingPair),
  ];
  return [
    ['/api/v2/spot/market/tickers', () => answered(tickers())],
    ['/api/v2/spot/public/symbols', () => answered(symbols())],
    ['/api/v2/spot/market/candles', (asked) => answered(candles(venue, asked))],
    ['/api/v2/spot/market/orderbook', (asked) => answered(orderBook(venue, asked))],
    ['/api/v2/spot/market/fills', (asked) => answered(fills(venue, asked))],
  ];
}

/** A pair that stands still has the time of its last trade. */
function ticker([name, pair]: readonly [string, FakePair], now: number) {
  return {
    symbol: name,
    high24h: decimal(pair.high24h),
    open: decimal(pair.open24h),
    low24h: decimal(pair.low24h),
    lastPr: decimal(pair.last),
    quoteVolume: decimal(pair.quoteVolume),
    baseVolume: decimal(pair.baseVolume),
    usdtVolume: decimal(pair.quoteVolume),
    ts: String(pair.tickerId === null ? pair.time : now),
    bidPr: decimal(pair.bid),
    askPr: decimal(pair.ask),
    bidSz: '1',
    askSz: '1',
    openUtc: decimal(pair.openUtc0),
    changeUtc24h: (pair.last / pair.openUtc0 - 1).toFixed(5),
    change24h: (pair.last / pair.open24h - 1).toFixed(5),
  };
}

/** What a list says of a pair. */
type ListedPair = Pick<FakePair, 'base' | 'quote' | 'isTrading'>;

function comingPair({ base, time }: PlayedChange) {
  const pair = { base, quote: 'USDT', isTrading: false } as const;
  return { ...symbol([`${base}USDT`, pair]), openTime: String(time) };
}

function symbol([name, { base, quote, isTrading }]: readonly [string, ListedPair]) {
  return {
    symbol: name,
    baseCoin: base,
    quoteCoin: quote,
    minTradeAmount: '0',
    takerFeeRate: '0.002',
    makerFeeRate: '0.002',
    pricePrecision: '2',
    quantityPrecision: '6',
    status: isTrading ? 'online' : 'offline',
    openTime: '',
    offTime: '',
  };
}

async function candles(venue: FakeVenue, asked: Asked) {
  const [minutes, dayBoundary] = GRANULARITIES[asked.query.get('granularity') ?? ''] ?? [1, 'utc0'];
  const [from, last] = [timeOf(asked, 'startTime'), timeOf(asked, 'endTime')];
  const to = last === null ? null : last + 1;
  const limit = countOf(asked, 'limit', 1_000);
  const known = await venue.candles(symbolOf(asked), { minutes, from, to, limit, dayBoundary });
  return known?.map(({ time, open, high, low, close, volume, turnover }) => [
    String(time),
    ...[open, high, low, close, volume, turnover, turnover].map(decimal),
  ]);
}

async function orderBook(venue: FakeVenue, asked: Asked) {
  const book = await venue.book(symbolOf(asked), countOf(asked, 'limit', 150));
  if (book === undefined) return undefined;
  const level = ([price, size]: readonly [number, number]) => [decimal(price), decimal(size)];
  return { asks: book.asks.map(level), bids: book.bids.map(level), ts: String(book.time) };
}

async function fills(venue: FakeVenue, asked: Asked) {
  const known = await venue.trades(symbolOf(asked), countOf(asked, 'limit', 500));
  return known?.map(({ id, time, price, size, side }) => ({
    symbol: symbolOf(asked),
    tradeId: id,
    side,
    price: decimal(price),
    size: decimal(size),
    ts: String(time),
  }));
}

function symbolOf({ query }: Asked): string {
  return query.get('symbol') ?? '';
}
