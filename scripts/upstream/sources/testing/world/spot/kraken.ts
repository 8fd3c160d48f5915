import { type FakePair, fixedPair } from '../fakePairs.ts';
import { createFakeVenue, type FakeVenue } from '../fakeVenue.ts';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';
import { type Asked, countOf, type Routes, timeOf } from '../route.ts';
import { decimal, seconds } from '../wire.ts';

/** Coins that Kraken has had since its first years stand with an X, and their currencies with a Z. */
const OLD: ReadonlySet<string> = new Set(['XBT', 'ETH', 'LTC', 'XRP', 'XMR', 'ZEC', 'XLM', 'ETC']);
const CURRENCIES: ReadonlySet<string> = new Set(['USD', 'EUR']);
const WORST = { error: ['EQuery:Unknown asset pair'] };

type Pair = Pick<FakePair, 'base' | 'quote'>;

/** The name by which a pair stands in Kraken's answers: `XXBTZUSD`, `USDTZUSD`, `SOLUSD`. */
function keyOf({ base, quote }: Pair): string {
  if (base === 'EUR') return `ZEURZ${quote}`;
  if (!CURRENCIES.has(quote)) return base + quote;
  if (OLD.has(base)) return `X${base}Z${quote}`;
  return base === 'USDT' && quote === 'USD' ? 'USDTZUSD' : base + quote;
}

/** Kraken: old names of pairs, `[today, 24 h]` twins, the day's opening, times in seconds, no clock. */
export function krakenRoutes(world: FakeWorld): Routes {
  const venue = createFakeVenue(world, 'kraken', keyOf, () => euro(world));
  const answered = async (result: Promise<object | undefined>) => {
    const known = await result;
    return known === undefined ? WORST : { error: [], result: known };
  };
  const byKey = async (row: (pair: FakePair) => object) =>
    Object.fromEntries([...(await venue.pairs())].map(([key, pair]) => [key, row(pair)]));
  return [
    ['/0/public/Ticker', () => answered(byKey(ticker))],
    ['/0/public/AssetPairs', () => answered(assetPairs(byKey))],
    ['/0/public/OHLC', (asked) => answered(ohlc(venue, asked))],
    ['/0/public/Depth', (asked) => answered(depth(venue, asked))],
    ['/0/public/Trades', (asked) => answered(trades(venue, asked))],
  ];
}

/** Euros in dollars, by the rates of the truth. */
async function euro(world: FakeWorld): Promise<readonly FakePair[]> {
  const [rates] = await inTruth(world.truth.rates, 'rates').at([world.now()]);
  const last = Number((1 / (rates?.eur ?? 1)).toPrecision(6));
  return [
    fixedPair({ base: 'EUR', quote: 'USD', fullName: 'Euro', last, time: world.now(), baseVolume: 4e7 }),
  ];
}

function ticker(pair: FakePair) {
  const lot = (price: number) => [decimal(price), '1', '1.000'];
  const twice = (value: number) => [decimal(value), decimal(value)];
  return {
    a: lot(pair.ask),
    b: lot(pair.bid),
    c: [decimal(pair.last), '0.01000000'],
    v: [decimal(pair.baseVolume * 0.4), decimal(pair.baseVolume)],
    p: twice(pair.last),
    t: [1_000, 2_500],
    l: twice(pair.low24h),
    h: twice(pair.high24h),
    o: decimal(pair.openUtc0),
  };
}

async function assetPairs(byKey: (row: (pair: FakePair) => object) => Promise<object>) {
  const pairs = await byKey(({ base, quote, isTrading }) => ({
    altname: base + quote,
    wsname: `${base}/${quote}`,
    aclass_base: 'currency',
    base: OLD.has(base) ? `X${base}` : base,
    aclass_quote: 'currency',
    quote: CURRENCIES.has(quote) ? `Z${quote}` : quote,
    lot: 'unit',
    status: isTrading ? 'online' : 'delisted',
  }));
  return { ...pairs, 'XXBTZUSD.d': { altname: 'XBTUSD.d', base: 'XXBT', quote: 'ZUSD', status: 'online' } };
}

/** The key of a pair that is asked by its key or its newer name. */
async function asKey(venue: FakeVenue, { query }: Asked): Promise<string> {
  const name = query.get('pair') ?? '';
  const pairs = await venue.pairs();
  if (pairs.has(name)) return name;
  return [...pairs].find(([, { base, quote }]) => base + quote === name)?.[0] ?? '';
}

/** The last 720 alone, whatever `since`. */
async function ohlc(venue: FakeVenue, asked: Asked) {
  const key = await asKey(venue, asked);
  const minutes = Number(asked.query.get('interval') ?? 1);
  const since = timeOf(asked, 'since', 1000);
  const known = await venue.candles(key, { minutes, from: null, to: null, limit: 720 });
  if (known === undefined) return undefined;
  const rows = known
    .filter(({ time }) => since === null || time > since)
    .map(({ time, open, high, low, close, volume, turnover }) => [
      seconds(time),
      ...[open, high, low, close].map(decimal),
      decimal(volume > 0 ? turnover / volume : 0),
      decimal(volume),
      100,
    ]);
  return { [key]: rows, last: seconds(known.at(-2)?.time ?? 0) };
}

async function depth(venue: FakeVenue, asked: Asked) {
  const key = await asKey(venue, asked);
  const book = await venue.book(key, countOf(asked, 'count', 500));
  if (book === undefined) return undefined;
  const at = seconds(book.time);
  const level = ([price, size]: readonly [number, number]) => [decimal(price), decimal(size), at];
  return { [key]: { asks: book.asks.map(level), bids: book.bids.map(level) } };
}

/** Oldest first. */
async function trades(venue: FakeVenue, asked: Asked) {
  const key = await asKey(venue, asked);
  const known = await venue.trades(key, countOf(asked, 'count', 1_000));
  if (known === undefined) return undefined;
  const rows = known
    .toReversed()
    .map(({ id, time, price, size, side }) => [
      decimal(price),
      decimal(size),
      time / 1000,
      side === 'buy' ? 'b' : 's',
      'm',
      '',
      Number(id),
    ]);
  return { [key]: rows, last: `${known[0]?.time ?? venue.now()}000000` };
}
