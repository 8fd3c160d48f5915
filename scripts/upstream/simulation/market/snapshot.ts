import { marketCap as capOf, turnoverRate } from '@coinmirror/shared/indicators/marketValue.ts';
import { dayAgo } from '@coinmirror/shared/time/dayAgo.ts';
import { beijingMidnight, utcMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import { createExtremes, type Extremes } from '../path/extremes.ts';
import type { Path } from '../path/path.ts';
import { priceOf } from '../path/price.ts';
import { supplyAt } from '../supply/supply.ts';

const SPARK_STEP = 6 * HOUR;
const SPARK_POINTS = 28;

/** What a coin's snapshots keep between two reads. */
interface Memory {
  readonly path: Path;
  readonly extremesAt: (now: number) => Extremes;
  readonly midnightUtc8: (time: number) => number;
  readonly midnightUtc0: (time: number) => number;
  readonly closesUntil: (mark: number) => readonly number[];
}

/**
 * A coin at an instant. Values that need more of the past than a few points of the last week (all-time high and low,
 * sparkline) are lazy: each cycle reads hundreds of coins and shows few.
 */
export class Snapshot implements CoinSnapshot {
  /** Set once all coins are known. */
  rank: number | null = null;
  readonly code: string;
  readonly price: number;
  readonly change24h: number | null;
  readonly changeUtc8: number;
  readonly changeUtc0: number;
  readonly change1h: number | null;
  readonly change7d: number | null;
  readonly high24h: number;
  readonly low24h: number;
  readonly volume24h: number;
  readonly circulatingSupply: number | null;
  readonly marketCap: number | null;
  readonly turnoverRate: number | null;
  readonly #memory: Memory;
  readonly #time: number;

  constructor(coin: CatalogueCoin, memory: Memory, time: number) {
    const { path } = memory;
    const opensAt = dayAgo(time);
    const day = path.range(Math.max(opensAt, path.start), time);
    const price = priceOf(path.levelAt(time));
    this.code = coin.code;
    this.price = price;
    this.change24h = changeSince(path, price, opensAt);
    this.changeUtc8 = changeOf(price, memory.midnightUtc8(beijingMidnight(time)));
    this.changeUtc0 = changeOf(price, memory.midnightUtc0(utcMidnight(time)));
    this.change1h = changeSince(path, price, time - HOUR);
    this.change7d = changeSince(path, price, time - 7 * DAY);
    this.high24h = priceOf(day.high);
    this.low24h = priceOf(day.low);
    this.volume24h = day.usd;
    this.circulatingSupply = supplyAt(coin, time);
    this.marketCap = capOf(price, this.circulatingSupply);
    this.turnoverRate = turnoverRate(day.usd, this.marketCap);
    this.#memory = memory;
    this.#time = time;
  }

  get allTimeHigh(): number {
    return this.#memory.extremesAt(this.#time).high;
  }

  get allTimeHighAt(): number {
    return this.#memory.extremesAt(this.#time).highAt;
  }

  get allTimeLow(): number {
    return this.#memory.extremesAt(this.#time).low;
  }

  get allTimeLowAt(): number {
    return this.#memory.extremesAt(this.#time).lowAt;
  }

  get drawdown(): number {
    return changeOf(this.price, this.allTimeHigh);
  }

  get sparkline(): readonly number[] {
    return [...this.#memory.closesUntil(Math.floor(this.#time / SPARK_STEP) * SPARK_STEP), this.price];
  }

  /** Evaluates every lazy value, for serialisation. */
  toJSON(): CoinSnapshot {
    const { allTimeHigh, allTimeHighAt, allTimeLow, allTimeLowAt, drawdown, sparkline } = this;
    return { ...this, allTimeHigh, allTimeHighAt, allTimeLow, allTimeLowAt, drawdown, sparkline };
  }
}

/** Creates the snapshots of one coin, caching what seldom changes. */
export function createSnapshots(coin: CatalogueCoin, path: Path): (time: number) => Snapshot {
  const memory: Memory = {
    path,
    extremesAt: lastOf(createExtremes(path)),
    midnightUtc8: lastOf((time) => priceAt(path, time)),
    midnightUtc0: lastOf((time) => priceAt(path, time)),
    // 27 closes at 6-hour marks, fewer for a coin younger than a week.
    closesUntil: lastOf((mark) =>
      Array.from({ length: SPARK_POINTS - 1 }, (_, i) => mark - (SPARK_POINTS - 2 - i) * SPARK_STEP)
        .filter((time) => time >= path.start)
        .map((time) => priceAt(path, time)),
    ),
  };
  return (time) => new Snapshot(coin, memory, time);
}

function priceAt(path: Path, time: number): number {
  return priceOf(path.levelAt(Math.max(time, path.start)));
}

/** null for a coin that did not exist then: the change since its listing covers a shorter period. */
function changeSince(path: Path, price: number, time: number): number | null {
  return time < path.start ? null : changeOf(price, priceAt(path, time));
}

function changeOf(price: number, before: number): number {
  return (price / before - 1) * 100;
}

/** Memoizes the last instant of a function. */
function lastOf<Value>(make: (time: number) => Value): (time: number) => Value {
  let last: { readonly time: number; readonly value: Value } | undefined;
  return (time) => {
    if (last?.time !== time) last = { time, value: make(time) };
    return last.value;
  };
}
