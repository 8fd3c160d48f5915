import { earnedChange } from '@coinmirror/shared/indicators/earnings.ts';
import { sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import type { Earned, EarnedSums } from '../../ports/defi.ts';

type Period = keyof EarnedSums;

/** Fees and revenue of some earners together, in wire format; unknown where none tells it. */
export function earnedWire(rows: readonly Pick<Earned, 'fees' | 'revenue'>[]) {
  const fees = (period: Period) => sumOf(rows, (row) => row.fees[period]);
  const revenue = (period: Period) => sumOf(rows, (row) => row.revenue[period]);
  return {
    fees24h: fees('day'),
    fees7d: fees('week'),
    fees30d: fees('month'),
    revenue24h: revenue('day'),
    revenue7d: revenue('week'),
    revenue30d: revenue('month'),
  };
}

/** Changes of the fees of some earners together, %. */
export function earnedChanges(rows: readonly Pick<Earned, 'fees'>[]) {
  return {
    change1d: changeOf(rows, 'day', 'dayBefore'),
    change7d: changeOf(rows, 'week', 'weekBefore'),
    change30d: changeOf(rows, 'month', 'monthBefore'),
  };
}

function sumOf<Row>(rows: readonly Row[], read: (row: Row) => number | null): number | null {
  return rows.length === 0 ? null : sumKnown(rows, read);
}

/** Change of the fees of those whose earlier fees are told, %. */
function changeOf(rows: readonly Pick<Earned, 'fees'>[], now: Period, before: Period): number | null {
  const known = rows.filter(({ fees }) => fees[now] !== null && fees[before] !== null);
  return earnedChange(
    sumOf(known, ({ fees }) => fees[now]),
    sumOf(known, ({ fees }) => fees[before]),
  );
}
