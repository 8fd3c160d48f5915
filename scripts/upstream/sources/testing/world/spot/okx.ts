import type { FakePair } from '../fakePairs.ts';
import { createFakeVenue, type FakeVenue } from '../fakeVenue.ts';
import type { FakeWorld } from '../fakeWorld.ts';
import { comingOf, type PlayedChange, playedChanges } from '../playedChanges.ts';
import { type Asked, countOf, type Routes, timeOf } from '../route.ts';
import { decimal } from '../wire.ts';

/** Minutes of a bar, and where its day begins: its plain days are Beijing's. */
const BARS: Readonly<Record<string, readonly [minutes: number, day: 'utc0' | 'utc8']>> = {
  '1m': [1, 'utc0'],
  '5m': [5, 'utc0'],
  '15m': [15, 'utc0'],
  '1H': [60, 'utc0'],
  '4H': [240, 'utc8'],
  '1D': [1440, 'utc8'],
  '1Dutc': [1440, 'utc0'],
};

/** The envelope of OKX. */
export function okxAnswer(data: unknown): unknown {
  return data === undefined
    ? { code: '51001', msg: "Instrument ID, Instrument ID code, or Spread ID doesn't exist.", data: [] }
    : { code: '0', msg: '', data };
}

/** OKX: symbols with a dash, newest candles first, an empty text where a number is missing. */
export function okxSpot(world: FakeWorld) {
  const venue = createFakeVenue(world, 'okx', ({ base, quote }) => `${base}-${quote}`);
  const changes = playedChanges(world, 'okx', 'spot');
  const routes: Routes = [
    ['/api/v5/market/candles', async (asked) => okxAnswer(await candles(venue, asked, 300))],
    ['/api/v5/market/history-candles', async (asked) => okxAnswer(await candles(venue, asked, 100))],
    ['/api/v5/market/books', async (asked) => okxAnswer(await books(venue, asked))],
    ['/api/v5/market/trades', async (asked) => okxAnswer(await trades(venue, asked))],
  ];
  return {
    routes,
    tickers: async () => [...(await venue.pairs())].map((pair) => ticker(pair, venue.now())),
    instruments: async () => [
      ...[...(await venue.pairs())].map(instrument),
      ...comingOf(await changes()).map(comingPair),
    ],
  };
}

function ticker([instId, pair]: readonly [string, FakePair], now: number) {
  return {
    instType: 'SPOT',
    instId,
    last: decimal(pair.last),
    lastSz: '0.01',
    askPx: decimal(pair.ask),
    askSz: '1',
    bidPx: decimal(pair.bid),
    bidSz: '1',
    open24h: decimal(pair.open24h),
    high24h: decimal(pair.high24h),
    low24h: decimal(pair.low24h),
    volCcy24h: decimal(pair.quoteVolume),
    vol24h: decimal(pair.baseVolume),
    ts: String(pair.isTrading ? now : pair.time),
    sodUtc0: decimal(pair.openUtc0),
    sodUtc8: decimal(pair.openUtc8),
  };
}

/** What a list says of a pair. */
type ListedPair = Pick<FakePair, 'base' | 'quote' | 'isTrading'>;

function instrument([instId, { base, quote, isTrading }]: readonly [string, ListedPair]) {
  return {
    instType: 'SPOT',
    instId,
    baseCcy: base,
    quoteCcy: quote,
    state: isTrading ? 'live' : 'suspend',
    listTime: '1548133413000',
    tickSz: '0.01',
    lotSz: '0.00000001',
    minSz: '0.00001',
    expTime: '',
    ctVal: '',
    ctMult: '',
  };
}

function comingPair({ base, time }: PlayedChange) {
  const pair = { base, quote: 'USDT', isTrading: false } as const;
  return { ...instrument([`${base}-USDT`, pair]), state: 'preopen', listTime: String(time) };
}

/** Older than `after`, newer than `before`, both left out. */
async function candles(venue: FakeVenue, asked: Asked, most: number) {
  const [minutes, dayBoundary] = BARS[asked.query.get('bar') ?? '1m'] ?? [1, 'utc0'];
  const [to, newerThan] = [timeOf(asked, 'after'), timeOf(asked, 'before')];
  const from = newerThan === null ? null : newerThan + 1;
  const span = { minutes, from, to, limit: countOf(asked, 'limit', most), dayBoundary };
  const known = await venue.candles(nameOf(asked), span);
  return known
    ?.toReversed()
    .map(({ time, open, high, low, close, volume, turnover }) => [
      String(time),
      decimal(open),
      decimal(high),
      decimal(low),
      decimal(close),
      decimal(volume),
      decimal(turnover),
      decimal(turnover),
      time + minutes * 60_000 <= venue.now() ? '1' : '0',
    ]);
}

async function books(venue: FakeVenue, asked: Asked) {
  const book = await venue.book(nameOf(asked), countOf(asked, 'sz', 400));
  if (book === undefined) return undefined;
  const level = ([price, size]: readonly [number, number]) => [decimal(price), decimal(size), '0', '1'];
  return [{ asks: book.asks.map(level), bids: book.bids.map(level), ts: String(book.time) }];
}

async function trades(venue: FakeVenue, asked: Asked) {
  const known = await venue.trades(nameOf(asked), countOf(asked, 'limit', 500));
  return known?.map(({ id, time, price, size, side }) => ({
    instId: nameOf(asked),
    tradeId: id,
    px: decimal(price),
    sz: decimal(size),
    side,
    ts: String(time),
  }));
}

function nameOf({ query }: Asked): string {
  return query.get('instId') ?? '';
}
