import { WireAnswer } from '../../replayServer.ts';
import type { FakePair } from '../fakePairs.ts';
import { createFakeVenue, type FakeVenue } from '../fakeVenue.ts';
import type { FakeWorld } from '../fakeWorld.ts';
import { comingOf, type PlayedChange, playedChanges } from '../playedChanges.ts';
import { type Asked, countOf, type Routes, timeOf } from '../route.ts';
import { decimal, seconds } from '../wire.ts';

const MINUTES: Readonly<Record<string, number>> = {
  '1m': 1,
  '5m': 5,
  '15m': 15,
  '1h': 60,
  '4h': 240,
  '1d': 1440,
};
const UNKNOWN = new WireAnswer('{"label":"INVALID_CURRENCY_PAIR","message":"Invalid currency pair"}', {
  status: 400,
});
const TOO_MANY = new WireAnswer(
  '{"label":"INVALID_PARAM_VALUE","message":"Candlestick range too broad. Maximum 1000 data points are allowed per request"}',
  { status: 400 },
);

/** Gate: symbols with an underscore, times in seconds, a candle's columns in an order of its own, no clock in tickers. */
export function gateioSpot(world: FakeWorld): Routes {
  const venue = createFakeVenue(world, 'gate', ({ base, quote }) => `${base}_${quote}`);
  const changes = playedChanges(world, 'gate', 'spot');
  const reported = async () => [...(await venue.pairs())];
  return [
    ['/api/v4/spot/tickers', async () => (await reported()).map(ticker)],
    [
      '/api/v4/spot/currency_pairs',
      async () => [...(await reported()).map(currencyPair), ...comingOf(await changes()).map(comingPair)],
    ],
    ['/api/v4/spot/currencies', async () => currencies(world)],
    ['/api/v4/spot/candlesticks', (asked) => candlesticks(venue, asked)],
    ['/api/v4/spot/order_book', (asked) => orderBook(venue, asked)],
    ['/api/v4/spot/trades', (asked) => trades(venue, asked)],
  ];
}

function ticker([name, pair]: readonly [string, FakePair]) {
  return {
    currency_pair: name,
    last: decimal(pair.last),
    lowest_ask: decimal(pair.ask),
    highest_bid: decimal(pair.bid),
    change_percentage: ((pair.last / pair.open24h - 1) * 100).toFixed(4),
    base_volume: decimal(pair.baseVolume),
    quote_volume: decimal(pair.quoteVolume),
    high_24h: decimal(pair.high24h),
    low_24h: decimal(pair.low24h),
  };
}

/** What a list says of a pair. */
type ListedPair = Pick<FakePair, 'base' | 'quote' | 'fullName' | 'isTrading'>;

function comingPair({ base, time }: PlayedChange) {
  const pair = { base, quote: 'USDT', fullName: base, isTrading: false } as const;
  return { ...currencyPair([`${base}_USDT`, pair]), sell_start: seconds(time), buy_start: seconds(time) };
}

function currencyPair([id, { base, quote, fullName, isTrading }]: readonly [string, ListedPair]) {
  return {
    id,
    base,
    base_name: fullName,
    quote,
    quote_name: quote,
    fee: '0.2',
    min_quote_amount: '3',
    amount_precision: 6,
    precision: 6,
    trade_status: isTrading ? 'tradable' : 'untradable',
    sell_start: 0,
    buy_start: 0,
    delisting_time: 0,
  };
}

/** Gate's own short names of chains. */
const CHAINS: Readonly<Record<string, string>> = {
  Ethereum: 'ETH',
  'BNB Chain': 'BSC',
  Solana: 'SOL',
  TRON: 'TRX',
};

async function currencies(world: FakeWorld) {
  return (await world.traded()).map(({ facts: { symbol, nameEn, chain, contractAddress } }) => ({
    currency: symbol,
    name: nameEn,
    delisted: false,
    withdraw_disabled: false,
    deposit_disabled: false,
    trade_disabled: false,
    chain: CHAINS[chain] ?? symbol,
    chains: [{ name: CHAINS[chain] ?? symbol, addr: contractAddress }],
  }));
}

async function candlesticks(venue: FakeVenue, asked: Asked) {
  const minutes = MINUTES[asked.query.get('interval') ?? ''] ?? 1;
  const [from, last] = [timeOf(asked, 'from', 1000), timeOf(asked, 'to', 1000)];
  const to = last === null ? null : last + 1;
  if (from !== null && to !== null && (to - from) / (minutes * 60_000) > 1_000) return TOO_MANY;
  const limit = countOf(asked, 'limit', from === null ? 100 : 1_000);
  const known = await venue.candles(nameOf(asked), { minutes, from, to, limit });
  return (
    known?.map(({ time, open, high, low, close, volume, turnover }) => [
      String(seconds(time)),
      decimal(turnover),
      decimal(close),
      decimal(high),
      decimal(low),
      decimal(open),
      decimal(volume),
      String(time + minutes * 60_000 <= venue.now()),
    ]) ?? UNKNOWN
  );
}

async function orderBook(venue: FakeVenue, asked: Asked) {
  const book = await venue.book(nameOf(asked), countOf(asked, 'limit', 1_000));
  if (book === undefined) return UNKNOWN;
  const level = ([price, size]: readonly [number, number]) => [decimal(price), decimal(size)];
  return { current: book.time, update: book.time, asks: book.asks.map(level), bids: book.bids.map(level) };
}

async function trades(venue: FakeVenue, asked: Asked) {
  const known = await venue.trades(nameOf(asked), countOf(asked, 'limit', 1_000));
  return (
    known?.map(({ id, time, price, size, side }) => ({
      id,
      create_time: String(seconds(time)),
      create_time_ms: `${time}.123000`,
      currency_pair: nameOf(asked),
      side,
      amount: decimal(size),
      price: decimal(price),
      sequence_id: id,
    })) ?? UNKNOWN
  );
}

function nameOf({ query }: Asked): string {
  return query.get('currency_pair') ?? '';
}
