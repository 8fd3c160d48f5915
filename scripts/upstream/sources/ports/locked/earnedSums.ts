import { sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import type { EarnedSums } from '../../../ports/defi.ts';
import type { LlamaEarned } from '../../providers/defillama/fees.ts';

/** A figure of one version of a protocol. */
type Read = (version: LlamaEarned) => number | null;

const day: Read = (version) => version.day;
const week: Read = (version) => version.week;
const month: Read = (version) => version.month;

/** What the versions of a protocol earn together, of those that tell it; null where none does. */
export function earnedSums(versions: readonly LlamaEarned[]): EarnedSums {
  return {
    day: sumOf(versions, day),
    week: sumOf(versions, week),
    month: sumOf(versions, month),
    dayBefore: sumBefore(versions, day, ({ dayBefore }) => dayBefore),
    weekBefore: sumBefore(versions, week, ({ weekBefore }) => weekBefore),
    monthBefore: sumBefore(versions, month, ({ monthBefore }) => monthBefore),
  };
}

function sumOf(versions: readonly LlamaEarned[], read: Read): number | null {
  return versions.length === 0 ? null : sumKnown(versions, read);
}

/** Null where one that earns now does not tell what it earned before: the others alone are no comparison. */
function sumBefore(versions: readonly LlamaEarned[], read: Read, readBefore: Read): number | null {
  const earning = versions.filter((version) => read(version) !== null);
  return earning.some((version) => readBefore(version) === null) ? null : sumOf(earning, readBefore);
}

/** Revenue without what is above the fees of the same time: that is a mistake, and unknown. */
export function withoutExcess(revenue: EarnedSums, fees: EarnedSums): EarnedSums {
  const kept = (own: number | null, paid: number | null) =>
    own !== null && paid !== null && own <= paid ? own : null;
  return {
    day: kept(revenue.day, fees.day),
    week: kept(revenue.week, fees.week),
    month: kept(revenue.month, fees.month),
    dayBefore: kept(revenue.dayBefore, fees.dayBefore),
    weekBefore: kept(revenue.weekBefore, fees.weekBefore),
    monthBefore: kept(revenue.monthBefore, fees.monthBefore),
  };
}
