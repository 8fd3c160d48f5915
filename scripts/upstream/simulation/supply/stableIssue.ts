import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../catalogue/anchor.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { jitter } from '../random/jitter.ts';
import { wander } from '../random/wander.ts';

const YEAR = 365.25 * DAY;
const day = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Approximate supply of the large stablecoins as reported by their issuers, in billions of units. */
const KNOWN: Readonly<Record<string, readonly (readonly [date: string, supply: number])[]>> = {
  tether: [
    ['2017-01-01', 0.01],
    ['2018-01-01', 1.4],
    ['2019-01-01', 1.9],
    ['2020-01-01', 4.1],
    ['2021-01-01', 21],
    ['2022-05-01', 83],
    ['2022-12-01', 66],
    ['2024-01-01', 92],
    ['2025-01-01', 137],
    ['2025-10-01', 175],
  ],
  'usd-coin': [
    ['2018-10-08', 0.01],
    ['2020-01-01', 0.5],
    ['2021-01-01', 4],
    ['2022-06-01', 55],
    ['2023-12-01', 24.5],
    ['2025-01-01', 44],
    ['2025-10-01', 74],
  ],
  dai: [
    ['2019-11-18', 0.02],
    ['2021-01-01', 1.2],
    ['2022-02-01', 9.8],
    ['2023-01-01', 5.2],
    ['2025-01-01', 4.6],
  ],
};

/**
 * Circulating units of a stablecoin at an instant: its supply of 2026-01-01, with daily steps since then; before it,
 * along its issuer's reports (linear growth from its first day for the others). null before its first day, and if its
 * supply is not verified.
 */
export function stableIssueAt(coin: CatalogueCoin, time: number): number | null {
  const { supply, code, launchedAt } = coin;
  if (supply === null || time < launchedAt) return null;
  const at = Math.floor(time / DAY) * DAY;
  const course = at >= ANCHOR ? supply * grown(code, at) : supplyBefore(coin, supply, at);
  return Math.round(course * Math.exp(demand(code, at) - demand(code, ANCHOR)));
}

/** Growth since 2026 of one unit: a few percent a year, with months of growth and decline. */
function grown(code: string, at: number): number {
  const key = keyOf(`issue-${code}`, 0);
  const swing = (time: number) => 0.03 * wander(key, time, 120 * DAY) + 0.008 * wander(key, time, 9 * DAY);
  return Math.exp(0.11 * ((at - ANCHOR) / YEAR) + swing(at) - swing(ANCHOR));
}

/** Issue and redemption from day to day, as a logarithm: rough, in either direction, the larger the smaller the coin. */
function demand(code: string, at: number): number {
  return (DEMAND[code] ?? LITTLE_DEMAND) * jitter(keyOf(`demand-${code}`, 0), at, DEMAND_STRETCH);
}

const DEMAND: Readonly<Record<string, number>> = { tether: 0.004, 'usd-coin': 0.011 };
const LITTLE_DEMAND = 0.016;
/** The longest wave is of two months. */
const DEMAND_STRETCH = 10;

/** Half the width over which a course between reports is averaged, and the number of points: it has no corners. */
const SOFT = 75 * DAY;
const SOFT_POINTS = 7;

function supplyBefore({ code, launchedAt }: CatalogueCoin, supply: number, at: number): number {
  const known = (KNOWN[code] ?? []).map(([date, billions]) => [day(date), billions * 1e9] as const);
  const first = known.length === 0 ? [[launchedAt, supply * 0.005] as const] : known;
  const points = [...first, [ANCHOR, supply] as const];
  const width = Math.max(0, Math.min(SOFT, ANCHOR - at, at - (points[0]?.[0] ?? at)));
  let sum = 0;
  for (let i = 0; i < SOFT_POINTS; i += 1)
    sum += Math.log(reportedAt(points, at + width * ((2 * i) / (SOFT_POINTS - 1) - 1)));
  return Math.exp(sum / SOFT_POINTS);
}

/** The supply between two reports: even growth. */
function reportedAt(points: readonly (readonly [time: number, supply: number])[], at: number): number {
  const next = points.findIndex(([time]) => time > at);
  const [to, from] = [points[next], points[next - 1]];
  if (to === undefined) return points.at(-1)?.[1] ?? 0;
  if (from === undefined) return to[1];
  const share = (at - from[0]) / (to[0] - from[0]);
  return from[1] * (to[1] / from[1]) ** share;
}
