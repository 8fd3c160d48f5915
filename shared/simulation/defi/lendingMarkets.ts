import type { LendingMarket } from '@coinmirror/handlers/ports/pools.ts';
import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { wander } from '../random/wander.ts';
import type { LockedPlace } from './lockedPlaces.ts';

/** Part of what borrowers pay that the place keeps. */
const KEPT = 0.1;
/** Usual part that is lent out, and what borrowers pay a year at it, %. */
const TERMS: Readonly<Record<string, readonly [lent: number, paid: number]>> = {
  tether: [0.79, 5.2],
  'usd-coin': [0.8, 5.4],
  bitcoin: [0.1, 0.7],
};
/** The same of a chain's own coin. */
const OWN_TERMS = [0.58, 2.7] as const;

/**
 * Coins that can be lent at places that lend, with their rates at an instant. What is supplied and not lent out is what
 * is locked there, so that a place's coins make its TVL.
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
          supplyApy: borrowApy * lent * (1 - KEPT),
          borrowApy,
        };
      }),
    );
}
