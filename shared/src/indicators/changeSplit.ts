/** Days of returns that a split is fitted on, and the fewest. */
export const SPLIT_DAYS = 90;
const SPLIT_LEAST = 30;

/** A sector's day needs so many of its coins. */
export const SECTOR_LEAST = 3;

/** Above this share of variance that the market explains, a sector is the market under another name. */
const COLLINEAR = 0.98;
/** What rounding leaves of equal values, of their squares. */
const ROUNDING = 1e-20;

/** Returns in %, by the beginning of their day (epoch ms). */
export type DailyReturns = ReadonlyMap<number, number>;

/** A day and its close, USD. */
export interface Close {
  readonly time: number;
  readonly close: number;
}

/** How a coin moved with the market and with its sector. */
export interface Sensitivity {
  /** % for each % of the market. */
  readonly market: number;
  /** null: no sector, too few days of it, or one that moves as the market does. */
  readonly sector: {
    /** % for each % by which the sector departs from what the market makes of it. */
    readonly own: number;
    /** The sector's own % for each % of the market. */
    readonly market: number;
  } | null;
  /** Days of returns it is fitted on. */
  readonly days: number;
}

/** A change in parts, points of percent; they add up to it. `sector` is null where there is none. */
export interface ChangeParts {
  readonly market: number;
  readonly sector: number | null;
  readonly own: number;
}

/** Returns of days that follow the day before: none of a day after a gap. Closes oldest first; `day` in ms. */
export function dailyReturns(closes: readonly Close[], day: number): DailyReturns {
  const returns = new Map<number, number>();
  for (const [at, { time, close }] of closes.entries()) {
    const before = closes[at - 1];
    if (before === undefined || time - before.time !== day || !(before.close > 0) || !(close > 0)) continue;
    returns.set(time, (close / before.close - 1) * 100);
  }
  return returns;
}

/** A sector's returns: the mean of its coins, on days of at least three of them and half of all. */
export function sectorReturns(members: readonly DailyReturns[]): DailyReturns {
  const byDay = new Map<number, number[]>();
  for (const returns of members) {
    for (const [time, value] of returns) {
      const day = byDay.get(time);
      if (day) day.push(value);
      else byDay.set(time, [value]);
    }
  }
  const least = Math.max(SECTOR_LEAST, members.length / 2);
  return new Map(
    [...byDay].flatMap(([time, values]) => (values.length < least ? [] : [[time, meanOf(values)] as const])),
  );
}

/**
 * Least squares of a coin's daily returns on the market's and on what its sector does beyond the market (the residual of
 * the sector's own regression on the market). The two are uncorrelated by construction, so that a sector close to the
 * market cannot turn one coefficient up and the other down, and what both share counts as the market's. null with fewer
 * than 30 common days, or where the market did not move.
 */
export function sensitivityOf(
  coin: DailyReturns,
  market: DailyReturns,
  sector: DailyReturns | null,
): Sensitivity | null {
  const withSector = sector && fitted(coin, market, sector);
  if (withSector) return withSector;
  const days = [...coin.keys()].filter((day) => market.has(day));
  if (days.length < SPLIT_LEAST) return null;
  const slope = slopeOf(valuesOn(days, market), valuesOn(days, coin));
  return slope === null ? null : { market: slope, sector: null, days: days.length };
}

/** null where the sector cannot be told from the market, or has too few days. */
function fitted(coin: DailyReturns, market: DailyReturns, sector: DailyReturns): Sensitivity | null {
  const days = [...coin.keys()].filter((day) => market.has(day) && sector.has(day));
  if (days.length < SPLIT_LEAST) return null;
  const [own, whole, group] = [coin, market, sector].map((returns) => valuesOn(days, returns));
  if (own === undefined || whole === undefined || group === undefined) return null;
  const slope = slopeOf(whole, own);
  const shared = slopeOf(whole, group);
  if (slope === null || shared === null) return null;
  const beyond = group.map((value, at) => value - shared * (whole[at] ?? 0));
  if (spreadOf(beyond) <= (1 - COLLINEAR) * spreadOf(group)) return null;
  const extra = slopeOf(beyond, own);
  return extra === null ? null : { market: slope, sector: { own: extra, market: shared }, days: days.length };
}

/**
 * A change in %, in parts: the market's change × the coin's sensitivity, the sector's departure from the market × the
 * coin's sensitivity to it, and what is left, which is the coin's own. `sector`: its change, null where it is unknown.
 */
export function splitChange(
  changes: { readonly coin: number; readonly market: number; readonly sector: number | null },
  sensitivity: Sensitivity,
): ChangeParts {
  const market = sensitivity.market * changes.market;
  const sector =
    sensitivity.sector === null || changes.sector === null
      ? null
      : sensitivity.sector.own * (changes.sector - sensitivity.sector.market * changes.market);
  return { market, sector, own: changes.coin - market - (sector ?? 0) };
}

/**
 * The share of other values that are lower, %. null with fewer than `least` others.
 */
export function percentileOf(value: number, others: readonly number[], least: number): number | null {
  if (others.length < least || others.length === 0) return null;
  return (others.filter((other) => other < value).length / others.length) * 100;
}

function valuesOn(days: readonly number[], returns: DailyReturns): readonly number[] {
  return days.map((day) => returns.get(day) ?? 0);
}

/** Least squares slope with an intercept; null where x does not vary. */
function slopeOf(x: readonly number[], y: readonly number[]): number | null {
  const [middleX, middleY] = [meanOf(x), meanOf(y)];
  const spread = spreadOf(x);
  if (!(spread > 0)) return null;
  return x.reduce((sum, value, at) => sum + (value - middleX) * ((y[at] ?? 0) - middleY), 0) / spread;
}

/** Sum of squared distances from the mean; 0 where nothing but rounding moves the values. */
function spreadOf(values: readonly number[]): number {
  const middle = meanOf(values);
  const spread = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return spread > ROUNDING * values.reduce((sum, value) => sum + value ** 2, 0) ? spread : 0;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
