import type { MarketSource } from '../market/source.ts';
import { type Coin, coinsNow, rankedCoins } from './coin/book.ts';
import { marketTotals } from './totals.ts';

const DAY_MINUTES = 1440;
const DAY = DAY_MINUTES * 60_000;
/** They are nearly the whole market; each further one costs its candles. */
const MEMBERS = 40;
const MOST_DAYS = 1095;

/** A day of the largest coins together, USD. */
interface DayTotal {
  marketCap: number;
  volume: number;
  bitcoin: number;
  ether: number;
}

type Days = ReadonlyMap<number, DayTotal>;
const kept = new WeakMap<MarketSource, { readonly day: number; readonly days: Promise<Days> }>();

/**
 * Rows of [ms, market value, volume, Bitcoin's share %, Ether's share %], oldest first, the last one now.
 * Days before are daily closes × today's supply of the largest coins, raised by what they are of the whole today.
 */
export async function marketTrend(market: MarketSource, days: number) {
  const coins = rankedCoins(await coinsNow(market));
  const members = coins.toSorted((a, b) => (b.now.marketCap ?? 0) - (a.now.marketCap ?? 0)).slice(0, MEMBERS);
  const [whole, part] = [marketTotals(coins), marketTotals(members)];
  const capScale = part.marketCap > 0 ? whole.marketCap / part.marketCap : 1;
  const volumeScale = part.volume24h > 0 ? whole.volume24h / part.volume24h : 1;

  const past = await pastDays(market, members);
  const rows = [...past]
    .toSorted(([a], [b]) => a - b)
    .filter(([, total]) => total.marketCap > 0)
    .slice(-(days - 1 || 1))
    .map(([time, total]): [number, number, number, number, number] => {
      const marketCap = total.marketCap * capScale;
      const share = (value: number) => (value / marketCap) * 100;
      return [time, marketCap, total.volume * volumeScale, share(total.bitcoin), share(total.ether)];
    });
  const ether = coins.find(({ facts }) => facts.code === 'ethereum')?.now.marketCap ?? 0;
  const etherShare = whole.marketCap > 0 ? (ether / whole.marketCap) * 100 : 0;
  return [...rows, [market.now(), whole.marketCap, whole.volume24h, whole.btcShare ?? 0, etherShare]] as [
    number,
    number,
    number,
    number,
    number,
  ][];
}

/** Whole days that are over never change: they are added up once a day. */
function pastDays(market: MarketSource, members: readonly Coin[]): Promise<Days> {
  const day = Math.floor(market.now() / DAY);
  const known = kept.get(market);
  if (known?.day === day) return known.days;
  const days = addUp(market, members);
  kept.set(market, { day, days });
  return days;
}

async function addUp(market: MarketSource, members: readonly Coin[]): Promise<Days> {
  const days = new Map<number, DayTotal>();
  for (const { facts, now } of members) {
    const candles = await market.candles({
      code: facts.code,
      periodMinutes: DAY_MINUTES,
      end: market.now(),
      limit: MOST_DAYS,
    });
    for (const { time, close, turnover } of candles) {
      if (time + DAY > market.now()) continue;
      const total = days.get(time) ?? { marketCap: 0, volume: 0, bitcoin: 0, ether: 0 };
      const value = close * (now.circulatingSupply ?? 0);
      total.marketCap += value;
      total.volume += turnover;
      if (facts.code === 'bitcoin') total.bitcoin = value;
      if (facts.code === 'ethereum') total.ether = value;
      days.set(time, total);
    }
  }
  return days;
}
