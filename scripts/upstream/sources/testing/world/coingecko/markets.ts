import { HOUR } from '@coinmirror/shared/time/units.ts';
import type { FakeCoin, FakeWorld } from '../fakeWorld.ts';
import { type Asked, countOf } from '../route.ts';
import { before, iso } from '../wire.ts';

/** Hourly prices of the last seven days. */
const HOURS = 168;
const MINUTE = 60_000;

/** Coins that only CoinGecko knows; two bear symbols of large ones. None has a rank. */
export const unlistedCoins = [
  { id: 'axl-inu', symbol: 'axl', name: 'AXL INU', price: 0.000_002 },
  { id: 'batcat', symbol: 'btc', name: 'batcat', price: 0.000_03 },
  { id: 'universal-eth', symbol: 'eth', name: 'Universal ETH', price: 3_012.5 },
] as const;

/** Pages of coins by market value, or coins by their ids. */
export function createMarkets(world: FakeWorld) {
  const sparkline = createSparklines(world);
  return async (asked: Asked) => {
    const { query } = asked;
    const perPage = countOf(asked, 'per_page', 250);
    const page = countOf(asked, 'page', 1_000_000);
    const ids = query.get('ids')?.split(',');
    const coins = await world.coins();
    const ranks = rankOf(coins);
    const wanted = coins.filter(({ facts }) => ids === undefined || ids.includes(facts.code));
    const unknown = unlistedCoins.filter(({ id }) => ids === undefined || ids.includes(id));
    const rows = [
      ...wanted.map((coin) => async () => ({
        ...market(coin, ranks.get(coin.facts.code) ?? null, world.now()),
        ...(query.get('sparkline') === 'true' && { sparkline_in_7d: { price: await sparkline(coin) } }),
      })),
      ...unknown.map((stranger) => async () => strangeMarket(stranger, world.now())),
    ];
    const first = (query.get('page') === null ? 0 : page - 1) * perPage;
    return Promise.all(rows.slice(first, first + perPage).map((row) => row()));
  };
}

/** Ranks among the coins whose value is known. */
export function rankOf(coins: readonly FakeCoin[]): ReadonlyMap<string, number> {
  const valued = coins.filter(({ now }) => now.marketCap !== null);
  return new Map(valued.map(({ facts }, at) => [facts.code, at + 1]));
}

/**
 * Hourly prices, the last one of now: of the traded coins asked of the truth, once an hour; of all others drawn between
 * the few that a list shows, because hundreds of coins by the hour take seconds.
 */
function createSparklines(world: FakeWorld) {
  const { truth, now } = world;
  const cached = new Map<string, { readonly hour: number; readonly prices: readonly number[] }>();
  return async (coin: FakeCoin): Promise<readonly number[]> => {
    const { facts, now: snapshot } = coin;
    if (!(await world.traded()).includes(coin)) return between(snapshot.sparkline);
    const hour = Math.floor(now() / HOUR);
    const known = cached.get(facts.code);
    if (known?.hour === hour) return [...known.prices, snapshot.price];
    const times = Array.from({ length: HOURS - 1 }, (_, at) => (hour - HOURS + 2 + at) * HOUR);
    const prices = (await truth.candles.prices(facts.code, times)).flatMap((each) => each ?? []);
    cached.set(facts.code, { hour, prices });
    return [...prices, snapshot.price];
  };
}

/** A line through some prices, in hours. */
function between(knots: readonly number[]): readonly number[] {
  return Array.from({ length: HOURS }, (_, at) => {
    const place = (at / (HOURS - 1)) * (knots.length - 1);
    const [from, to] = [knots[Math.floor(place)] ?? 0, knots[Math.ceil(place)] ?? 0];
    return from + (to - from) * (place % 1);
  });
}

/** A coin; what is not verified is 0 or null there, one as often as the other. */
function market({ facts, now }: FakeCoin, rank: number | null, time: number) {
  const supply = now.circulatingSupply;
  const unknown = facts.code.length % 2 === 0 ? 0 : null;
  const most = facts.maxSupply ?? facts.totalSupply;
  return {
    id: facts.code,
    symbol: facts.symbol.toLowerCase(),
    name: facts.nameEn,
    image: `https://coin-images.coingecko.com/coins/images/1/large/${facts.code}.png`,
    current_price: now.price,
    market_cap: now.marketCap ?? unknown,
    market_cap_rank: rank,
    market_cap_rank_with_rehypothecated: rank,
    fully_diluted_valuation: most === null ? null : Math.round(now.price * most),
    total_volume: now.volume24h,
    high_24h: now.high24h,
    low_24h: now.low24h,
    price_change_24h: now.change24h === null ? null : now.price - before(now.price, now.change24h),
    price_change_percentage_24h: now.change24h,
    market_cap_change_24h: null,
    market_cap_change_percentage_24h: null,
    circulating_supply: supply ?? unknown,
    total_supply: facts.totalSupply,
    max_supply: facts.maxSupply,
    ath: now.allTimeHigh,
    ath_change_percentage: now.drawdown,
    ath_date: iso(now.allTimeHighAt),
    atl: now.allTimeLow,
    atl_change_percentage: now.allTimeLow && (now.price / now.allTimeLow - 1) * 100,
    atl_date: iso(now.allTimeLowAt),
    roi: null,
    last_updated: iso(Math.floor(time / MINUTE) * MINUTE),
    price_change_percentage_1h_in_currency: now.change1h,
    price_change_percentage_24h_in_currency: now.change24h,
    price_change_percentage_7d_in_currency: now.change7d,
  };
}

function strangeMarket({ id, symbol, name, price }: (typeof unlistedCoins)[number], time: number) {
  return {
    id,
    symbol,
    name,
    image: '',
    current_price: price,
    market_cap: 0,
    market_cap_rank: null,
    fully_diluted_valuation: null,
    total_volume: 12.5,
    high_24h: null,
    low_24h: null,
    price_change_percentage_24h: null,
    circulating_supply: 0,
    total_supply: null,
    max_supply: null,
    ath: null,
    ath_date: null,
    atl: null,
    atl_date: null,
    roi: null,
    last_updated: iso(time - 26 * HOUR),
    sparkline_in_7d: { price: [] },
    price_change_percentage_1h_in_currency: null,
    price_change_percentage_24h_in_currency: null,
    price_change_percentage_7d_in_currency: null,
  };
}
