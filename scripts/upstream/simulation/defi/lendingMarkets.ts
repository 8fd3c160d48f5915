import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { LendingMarket } from '../../ports/pools.ts';
import { wander } from '../random/wander.ts';
import type { LockedPlace } from './lockedPlaces.ts';

/** Fraction of the interest paid that the protocol keeps. */
const RETAINED = 0.1;
/** Typical utilization, and the borrowing rate at it, % a year. */
const TERMS: Readonly<Record<string, readonly [lent: number, paid: number]>> = {
  tether: [0.79, 5.2],
  'usd-coin': [0.8, 5.4],
  bitcoin: [0.1, 0.7],
};
/** The same for a chain's own coin. */
const OWN_TERMS = [0.58, 2.7] as const;

/**
 * Lendable coins of lending protocols, with their rates at an instant. The supplied amount that is not lent out is what
 * is locked, so a protocol's coins add up to its TVL.
 */
export function lendingMarkets(places: readonly LockedPlace[], time: number): readonly LendingMarket[] {
  return places
    .filter(({ category }) => category === '借贷')
    .flatMap(({ protocol, chain, assets }) =>
      assets.map(({ coin, usd }) => {
        const [usual, paid] = TERMS[coin] ?? OWN_TERMS;
        const lean = wander(keyOf(`lending-${protocol}-${chain}-${coin}`, 0), time, 4 * DAY);
        const lent = usual * (1 + 0.1 * lean);
        const borrowApy =
          paid * (1 + 0.3 * lean + 0.12 * wander(keyOf(`lending-${coin}`, 0), time, 11 * DAY));
        const supplied = Math.round(usd / (1 - lent));
        return {
          protocol,
          chain,
          coin,
          supplied,
          borrowed: supplied - usd,
          supplyApy: borrowApy * lent * (1 - RETAINED),
          borrowApy,
        };
      }),
    );
}
