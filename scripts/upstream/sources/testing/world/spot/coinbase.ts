import { WireAnswer } from '../../replayServer.ts';
import type { FakePair } from '../fakePairs.ts';
import { createFakeVenue, type FakeVenue } from '../fakeVenue.ts';
import type { FakeWorld } from '../fakeWorld.ts';
import { type Asked, countOf, type Routes } from '../route.ts';
import { decimal, fixed, iso, seconds } from '../wire.ts';

const UNKNOWN = new WireAnswer('{"message":"NotFound"}', { status: 404 });
const TOO_MANY = new WireAnswer(
  '{"message":"granularity too small for the requested time range. Count of aggregations requested exceeds 300"}',
  { status: 400 },
);

const coinbase = (world: FakeWorld) =>
  createFakeVenue(world, 'coinbase', ({ base, quote }) => `${base}-${quote}`);

/** Coinbase: one answer for tickers and markets, neither clock nor bid and ask, its change in percent. */
export function coinbaseRoutes(world: FakeWorld): Routes {
  const venue = coinbase(world);
  return [
    [
      '/api/v3/brokerage/market/products',
      async () => {
        const pairs = await venue.pairs();
        const products = [...pairs].flatMap((pair) => [product(pair), ...secondName(pair, pairs)]);
        return { products, num_products: products.length };
      },
    ],
  ];
}

function product([name, pair]: readonly [string, FakePair]) {
  return {
    product_id: name,
    alias: '',
    price: decimal(pair.last),
    price_percentage_change_24h: decimal((pair.last / pair.open24h - 1) * 100),
    volume_24h: decimal(pair.baseVolume),
    volume_percentage_change_24h: '0',
    base_name: pair.fullName,
    quote_name: pair.quote,
    status: pair.isTrading ? 'online' : 'delisted',
    is_disabled: false,
    trading_disabled: !pair.isTrading,
    view_only: false,
    product_type: 'SPOT',
    base_currency_id: pair.base,
    quote_currency_id: pair.quote,
    approximate_quote_24h_volume: fixed(pair.quoteVolume, 2),
  };
}

/** Its pairs in dollars have a second name in USDC, told with the numbers of the first; Coinbase Exchange does not know it. */
function secondName(
  pair: readonly [string, FakePair],
  pairs: ReadonlyMap<string, FakePair>,
): readonly ReturnType<typeof product>[] {
  const [name, { base, quote }] = pair;
  const second = `${base}-USDC`;
  if (quote !== 'USD' || base === 'USDC' || pairs.has(second)) return [];
  return [
    { ...product(pair), product_id: second, alias: name, quote_name: 'USDC', quote_currency_id: 'USDC' },
  ];
}

/** Coinbase Exchange: a candle's lowest before its highest before its opening; the side of a trade is its maker's. */
export function coinbaseExchangeRoutes(world: FakeWorld): Routes {
  const venue = coinbase(world);
  return [
    [/^\/products\/([^/]+)\/candles$/, (asked) => candles(venue, asked)],
    [/^\/products\/([^/]+)\/book$/, (asked) => book(venue, asked)],
    [/^\/products\/([^/]+)\/trades$/, (asked) => trades(venue, asked)],
  ];
}

async function candles(venue: FakeVenue, { query, parts: [name = ''] }: Asked) {
  const minutes = Number(query.get('granularity') ?? 60) / 60;
  const [from, last] = [query.get('start'), query.get('end')].map((text) => (text ? Date.parse(text) : null));
  const span = { from: from ?? null, to: last == null ? null : last + 1 };
  if (span.from !== null && span.to !== null && span.to - span.from > 300 * minutes * 60_000) return TOO_MANY;
  const known = await venue.candles(name, { minutes, ...span, limit: 300 });
  return (
    known
      ?.toReversed()
      .map(({ time, open, high, low, close, volume }) => [seconds(time), low, high, open, close, volume]) ??
    UNKNOWN
  );
}

async function book(venue: FakeVenue, { parts: [name = ''] }: Asked) {
  const known = await venue.book(name, 400);
  if (known === undefined) return UNKNOWN;
  const level = ([price, size]: readonly [number, number]) => [decimal(price), decimal(size), 1];
  return {
    bids: known.bids.map(level),
    asks: known.asks.map(level),
    sequence: known.time,
    auction_mode: false,
    auction: null,
    time: iso(known.time),
  };
}

async function trades(venue: FakeVenue, asked: Asked) {
  const known = await venue.trades(asked.parts[0] ?? '', countOf(asked, 'limit', 1_000));
  return (
    known?.map(({ id, time, price, size, side }) => ({
      trade_id: Number(id),
      side: side === 'buy' ? 'sell' : 'buy',
      size: decimal(size),
      price: decimal(price),
      time: iso(time).replace('Z', '000Z'),
    })) ?? UNKNOWN
  );
}
