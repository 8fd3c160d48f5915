import { divide } from '@coinmirror/shared/numbers/divide.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import type { VenueHour } from '../../ports/futuresPast.ts';
import { contractListingsOf, contractWeightAt } from '../listings/contractListings.ts';
import type { ListedCoin } from '../market/world.ts';
import { eightHourFunding } from './futures.ts';
import { openInterestOf } from './openInterest.ts';
import type { MoveUntil } from './pressure.ts';

/**
 * A coin's futures on each exchange at an instant of the past, from its price then (USD). Open interest adds up to the coin's
 * exactly, in whole dollars.
 */
export function venueHours(
  { facts, now }: ListedCoin,
  price: number,
  time: number,
  moveUntil: MoveUntil,
): readonly VenueHour[] {
  const listings = contractListingsOf(facts);
  const marketCap = now.marketCap === null ? null : (now.marketCap / now.price) * price;
  const interests = divide(
    openInterestOf(facts, { ...now, marketCap }, time),
    Float64Array.from(listings, (one) => contractWeightAt(one, time) * one.loyalty),
  );
  const byVenue = Map.groupBy(
    listings.map(({ exchange, contract }, at) => ({ exchange, contract, interest: interests[at] ?? 0 })),
    ({ exchange }) => exchange.code,
  );
  return [...byVenue].map(([exchange, own]) => ({
    exchange,
    openInterest: sum(own, ({ interest }) => interest),
    funding: own.some(({ contract }) => contract === 'swap')
      ? eightHourFunding(moveUntil, exchange, facts.code, time)
      : null,
  }));
}
