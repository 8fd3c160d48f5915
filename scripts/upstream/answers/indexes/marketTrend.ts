import { DOLLAR_COINS } from '../../catalogue/dollarCoins.ts';
import type { Sources } from '../../ports/sources.ts';
import { mapSome } from '../concurrency/mapSome.ts';
import { eachPastDay, memoize } from '../memo/memoize.ts';
import { type Coin, coinsNow, rankedCoins } from './coins.ts';
import { marketTotals } from './marketTotals.ts';

const DAY_MINUTES = 1440;
const DAY = DAY_MINUTES * 60_000;
/** The largest coins make up nearly the whole market; each further one costs its candles. */
const MEMBERS = 40;
/** How far back the past is added up: a season, or all that is kept. Each day of it costs a candle of each coin. */
const SPANS = [120, 1095] as const;
const MOST_DAYS = SPANS[1];
/** Histories that are read at a time: one after another waits for the network forty times, all at once spend its limits. */
const AT_ONCE = 6;

/** Total of the largest coins on a day, USD. */
interface DayTotal {
  marketCap: number;
  volume: number;
  bitcoin: number;
  ether: number;
}

type Days = ReadonlyMap<number, DayTotal>;

/**
 * Days of the whole market, oldest first, the last one now. Past days are daily closes × today's supply of the largest coins, scaled by their current share of the total.
 */
export async function marketTrend(sources: Sources, days: number) {
  const coins = rankedCoins(await coinsNow(sources));
  const members = largest(coins);
  const [whole, part] = [marketTotals(coins), marketTotals(members)];
  const capScale = part.marketCap > 0 ? whole.marketCap / part.marketCap : 1;
  const volumeScale = part.volume24h > 0 ? whole.volume24h / part.volume24h : 1;

  const past = await pastDays(sources, SPANS.find((span) => days <= span) ?? MOST_DAYS);
  const rows = [...past]
    .toSorted(([a], [b]) => a - b)
    .filter(([, total]) => total.marketCap > 0)
    .slice(-(days - 1 || 1))
    .map(([time, total]) => {
      const marketCap = total.marketCap * capScale;
      const share = (value: number) => (value / marketCap) * 100;
      return {
        time,
        marketCap,
        volume: total.volume * volumeScale,
        btcShare: share(total.bitcoin),
        ethShare: share(total.ether),
      };
    });
  const ether = coins.find(({ facts }) => facts.code === 'ethereum')?.now.marketCap ?? 0;
  const now = {
    time: sources.clock.now(),
    marketCap: whole.marketCap,
    volume: whole.volume24h,
    btcShare: whole.btcShare ?? 0,
    ethShare: whole.marketCap > 0 ? (ether / whole.marketCap) * 100 : 0,
  };
  return [...rows, now];
}

/** Past days never change, so they are summed once a day. */
const pastDays = memoize(
  (sources) => eachPastDay(sources, Math.floor(sources.clock.now() / DAY)),
  async (sources, span: number): Promise<Days> =>
    addUp(sources, largest(rankedCoins(await coinsNow(sources))), span),
);

function largest(coins: readonly Coin[]): readonly Coin[] {
  return coins.toSorted((a, b) => (b.now.marketCap ?? 0) - (a.now.marketCap ?? 0)).slice(0, MEMBERS);
}

async function addUp(sources: Sources, members: readonly Coin[], span: number): Promise<Days> {
  const end = sources.clock.now();
  const histories = await mapSome(members, AT_ONCE, ({ facts: { code } }) =>
    sources.candles.list({ code, periodMinutes: DAY_MINUTES, end, limit: span }),
  );
  const days = new Map<number, DayTotal>();
  for (const [at, { facts, now }] of members.entries()) {
    for (const { time, close, turnover } of histories[at] ?? []) {
      if (time + DAY > sources.clock.now()) continue;
      const total = days.get(time) ?? { marketCap: 0, volume: 0, bitcoin: 0, ether: 0 };
      const value = close * (now.circulatingSupply ?? 0);
      total.marketCap += value;
      if (!DOLLAR_COINS.has(facts.code)) total.volume += turnover;
      if (facts.code === 'bitcoin') total.bitcoin = value;
      if (facts.code === 'ethereum') total.ether = value;
      days.set(time, total);
    }
  }
  return days;
}
