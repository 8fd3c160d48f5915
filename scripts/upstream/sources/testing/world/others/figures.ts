import { FEAR_GREED_WARMUP, fearGreedSeries } from '@coinmirror/shared/indicators/fearGreed.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';
import { type Asked, countOf, type Routes } from '../route.ts';
import { iso, seconds } from '../wire.ts';

/** Days of fear and greed. */
const DAYS = 1_000;
const MONDAY = 1;

/** Frankfurter: units for a dollar, gold in ounces, of the last working day. */
export function frankfurterRoutes(world: FakeWorld): Routes {
  return [['/v2/rates', (asked) => rates(world, asked)]];
}

async function rates(world: FakeWorld, { query }: Asked) {
  const quotes = (query.get('quotes') ?? 'eur,cny').toUpperCase().split(',');
  const until = Math.min(Date.parse(query.get('to') ?? '') || world.now(), world.now());
  const last = workingDay(until);
  const from = query.get('from');
  const first = from === null ? last : Date.parse(from);
  const count = Math.floor((last - first) / DAY) + 1;
  const days = Array.from(
    { length: Math.max(count, 1) },
    (_, at) => last - (Math.max(count, 1) - 1 - at) * DAY,
  );
  const working = days.filter((day) => workingDay(day) === day);
  const known = await inTruth(world.truth.rates, 'rates').at(working);
  const gold = await goldPrice(world);
  return working.flatMap((day, at) =>
    quotes.flatMap((quote) => {
      const rate = quote === 'XAU' ? 1 / gold : known[at]?.[quote.toLowerCase()];
      return rate === undefined
        ? []
        : [{ date: iso(day).slice(0, 10), base: 'USD', quote, rate: Number(rate.toPrecision(7)) }];
    }),
  );
}

function goldPrice({ truth }: FakeWorld): Promise<number> {
  return inTruth(truth.gold, 'gold').price();
}

/** UTC midnight of a day, of the Friday before on a weekend. */
function workingDay(time: number): number {
  const midnight = Math.floor(time / DAY) * DAY;
  const weekday = new Date(midnight).getUTCDay();
  if (weekday === 0) return midnight - 2 * DAY;
  return weekday === 6 ? midnight - DAY : midnight;
}

/** alternative.me: numbers as texts, newest first, some days absent. */
export function alternativeRoutes(world: FakeWorld): Routes {
  return [['/fng/', (asked) => fearGreed(world, asked)]];
}

async function fearGreedDays(world: FakeWorld) {
  const today = Math.floor(world.now() / DAY) * DAY;
  const days = await world.truth.candles.list({
    code: 'bitcoin',
    periodMinutes: 1440,
    end: today,
    limit: DAYS + FEAR_GREED_WARMUP - 1,
    dayBoundary: 'utc0',
  });
  return fearGreedSeries(days).flatMap(({ time, value }) =>
    value === null ? [] : [{ time: time + DAY, value: Math.round(value) }],
  );
}

async function fearGreed(world: FakeWorld, { query }: Asked) {
  const limit = Number(query.get('limit') ?? 1);
  const known = (await fearGreedDays(world)).toReversed();
  // Some Mondays are missing.
  const reported = known.filter(
    ({ time }, at) => at === 0 || at % 90 > 6 || new Date(time).getUTCDay() !== MONDAY,
  );
  const data = reported.slice(0, limit === 0 ? reported.length : limit).map(({ time, value }, at) => ({
    value: String(value),
    value_classification: wordOf(value),
    timestamp: String(seconds(time)),
    ...(at === 0 && { time_until_update: String(seconds(time + DAY - world.now())) }),
  }));
  return { name: 'Fear and Greed Index', data, metadata: { error: null } };
}

function wordOf(value: number): string {
  if (value < 25) return 'Extreme Fear';
  if (value < 46) return 'Fear';
  if (value < 55) return 'Neutral';
  return value < 76 ? 'Greed' : 'Extreme Greed';
}

/** Coinpaprika: ids of symbol and name, renewed every ten minutes. */
export function paprikaRoutes(world: FakeWorld): Routes {
  return [['/v1/tickers', () => paprika(world)]];
}

async function paprika(world: FakeWorld) {
  return (await world.coins()).map(({ facts, now }, at) => ({
    id: `${facts.symbol}-${facts.nameEn}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    name: facts.nameEn,
    symbol: facts.symbol,
    rank: now.marketCap === null ? 0 : at + 1,
    total_supply: facts.totalSupply,
    max_supply: facts.maxSupply,
    beta_value: 1,
    first_data_at: iso(facts.launchedAt),
    last_updated: iso(Math.floor(world.now() / 600_000) * 600_000),
    quotes: {
      USD: {
        price: now.price,
        volume_24h: now.volume24h,
        market_cap: now.marketCap ?? 0,
        percent_change_15m: 0,
        percent_change_1h: now.change1h,
        percent_change_24h: now.change24h,
        percent_change_7d: now.change7d,
        ath_price: now.allTimeHigh,
        ath_date: iso(now.allTimeHighAt),
        percent_from_price_ath: now.drawdown,
      },
    },
  }));
}

/** CoinMarketCap: an envelope with an error code, quotes in a list. */
export function coinMarketCapRoutes(world: FakeWorld): Routes {
  return [
    ['/public-api/v3/cryptocurrency/listings/latest', (asked) => listings(world, asked)],
    [
      '/public-api/v3/fear-and-greed/latest',
      async () => {
        const newest = (await fearGreedDays(world)).at(-1);
        const value = Math.min(100, (newest?.value ?? 50) + 3);
        const data = { value, update_time: iso(world.now()), value_classification: wordOf(value) };
        return { data, status: statusAt(world.now()) };
      },
    ],
  ];
}

async function listings(world: FakeWorld, asked: Asked) {
  const data = (await world.coins()).slice(0, countOf(asked, 'limit', 5_000)).map(({ facts, now }, at) => ({
    id: at + 1,
    name: facts.nameEn,
    symbol: facts.symbol,
    slug: facts.code,
    cmc_rank: now.marketCap === null ? null : at + 1,
    circulating_supply: now.circulatingSupply,
    total_supply: facts.totalSupply,
    max_supply: facts.maxSupply,
    last_updated: iso(world.now()),
    quote: [
      {
        symbol: 'USD',
        price: now.price,
        volume_24h: now.volume24h,
        percent_change_1h: now.change1h,
        percent_change_24h: now.change24h,
        percent_change_7d: now.change7d,
        market_cap: now.marketCap,
        last_updated: iso(world.now()),
      },
    ],
  }));
  return { status: statusAt(world.now()), data };
}

function statusAt(time: number) {
  return { timestamp: iso(time), error_code: '0', error_message: '', elapsed: 1, credit_count: 0 };
}
