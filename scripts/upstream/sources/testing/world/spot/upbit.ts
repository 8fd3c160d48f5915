import { WireAnswer } from '../../replayServer.ts';
import type { FakePair } from '../fakePairs.ts';
import { createFakeVenue, type FakeVenue } from '../fakeVenue.ts';
import type { FakeWorld } from '../fakeWorld.ts';
import { type Asked, countOf, type Routes } from '../route.ts';
import { iso } from '../wire.ts';

const UNKNOWN = new WireAnswer('{"error":{"name":404,"message":"Code not found"}}', { status: 404 });
const SEOUL = 9 * 3_600_000;
/** Levels of its order book. */
const LEVELS = 30;

/** Upbit: the quote first in a name, bare numbers, openings and changes of the UTC day, newest candles first. */
export function upbitRoutes(world: FakeWorld): Routes {
  const venue = createFakeVenue(world, 'upbit', ({ base, quote }) => `${quote}-${base}`);
  const quoted = async ({ query }: Asked) => {
    const quotes = (query.get('quote_currencies') ?? 'KRW,BTC,USDT').split(',');
    return [...(await venue.pairs())].filter(([, { quote }]) => quotes.includes(quote));
  };
  return [
    ['/v1/ticker/all', async (asked) => (await quoted(asked)).map(ticker)],
    ['/v1/market/all', async () => [...(await venue.pairs())].map(market)],
    [/^\/v1\/candles\/(?:minutes\/(\d+)|days)$/, (asked) => candles(venue, asked)],
    ['/v1/orderbook', (asked) => orderBooks(venue, asked)],
    ['/v1/trades/ticks', (asked) => ticks(venue, asked)],
  ];
}

function ticker([name, pair]: readonly [string, FakePair]) {
  const change = pair.last - pair.openUtc0;
  return {
    market: name,
    opening_price: pair.openUtc0,
    high_price: pair.high24h,
    low_price: pair.low24h,
    trade_price: pair.last,
    prev_closing_price: pair.openUtc0,
    change: change > 0 ? 'RISE' : 'FALL',
    signed_change_price: change,
    signed_change_rate: change / pair.openUtc0,
    acc_trade_price: pair.quoteVolume * 0.4,
    acc_trade_price_24h: pair.quoteVolume,
    acc_trade_volume: pair.baseVolume * 0.4,
    acc_trade_volume_24h: pair.baseVolume,
    trade_timestamp: pair.time,
    timestamp: pair.time,
  };
}

function market([name, { fullName }]: readonly [string, FakePair]) {
  return { market: name, korean_name: fullName, english_name: fullName };
}

/** Those that open before `to`. */
async function candles(venue: FakeVenue, asked: Asked) {
  const [minute = ''] = asked.parts;
  const name = asked.query.get('market') ?? '';
  const to = asked.query.get('to');
  const known = await venue.candles(name, {
    minutes: minute === '' ? 1440 : Number(minute),
    from: null,
    to: to === null ? null : Date.parse(to),
    limit: countOf(asked, 'count', 200),
  });
  const clock = (time: number) => iso(time).slice(0, 19);
  return (
    known?.toReversed().map(({ time, open, high, low, close, volume, turnover }) => ({
      market: name,
      candle_date_time_utc: clock(time),
      candle_date_time_kst: clock(time + SEOUL),
      opening_price: open,
      high_price: high,
      low_price: low,
      trade_price: close,
      timestamp: time,
      candle_acc_trade_price: turnover,
      candle_acc_trade_volume: volume,
      ...(minute !== '' && { unit: Number(minute) }),
    })) ?? UNKNOWN
  );
}

/** Both sides in rows; the shorter one is filled up with zeros. */
async function orderBooks(venue: FakeVenue, { query }: Asked) {
  const name = query.get('markets') ?? '';
  const book = await venue.book(name, LEVELS);
  if (book === undefined) return UNKNOWN;
  const rows = Math.max(book.bids.length, book.asks.length);
  const units = Array.from({ length: rows }, (_, at) => {
    const [[bid, bidSize], [ask, askSize]] = [book.bids[at] ?? [0, 0], book.asks[at] ?? [0, 0]];
    return { ask_price: ask, bid_price: bid, ask_size: askSize, bid_size: bidSize };
  });
  return [{ market: name, timestamp: book.time, orderbook_units: units, level: 0 }];
}

async function ticks(venue: FakeVenue, asked: Asked) {
  const name = asked.query.get('market') ?? '';
  const known = await venue.trades(name, countOf(asked, 'count', 500));
  return (
    known?.map(({ id, time, price, size, side }) => ({
      market: name,
      trade_date_utc: iso(time).slice(0, 10),
      trade_time_utc: iso(time).slice(11, 19),
      timestamp: time,
      trade_price: price,
      trade_volume: size,
      ask_bid: side === 'sell' ? 'ASK' : 'BID',
      sequential_id: Number(id),
    })) ?? UNKNOWN
  );
}
