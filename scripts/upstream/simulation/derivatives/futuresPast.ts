import { divide } from '@coinmirror/shared/numbers/divide.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import type { HourSpan, PastSpan, VenueHour } from '../../ports/futuresPast.ts';
import { contractListingsAt, contractWeightAt } from '../listings/contractListings.ts';
import type { ListedCoin, World } from '../market/world.ts';
import { eightHourFunding, remembered } from './futures.ts';
import { liquidationHoursUntil } from './liquidationHours.ts';
import { openInterestOf } from './openInterest.ts';
import { type MoveUntil, moveUntilOf } from './pressure.ts';

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
  const listings = contractListingsAt(facts, time);
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

/** A coin's futures within spans of whole hours, oldest first: as its last hour began, and what all of its hours closed by force. */
export async function pastSpans(
  world: World,
  code: string,
  spans: readonly HourSpan[],
): Promise<readonly PastSpan[]> {
  const coin = await world.coin(code);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!coin || !first || !last) return spans.map(() => ({ venues: [], liquidated: [] }));
  const now = world.market.now();
  const end = Math.min(last.to, now);
  const closed = await liquidationHoursUntil(world, code, Math.ceil((end - first.from) / HOUR), end);
  const moveUntil = remembered(moveUntilOf(world.market));
  let place = 0;
  return spans.map(({ from, to }) => {
    const hour = Math.min(to - HOUR, Math.floor(now / HOUR) * HOUR);
    const price = world.market.priceAt(code, hour);
    while ((closed[place]?.time ?? Number.POSITIVE_INFINITY) < from) place += 1;
    const begun = place;
    while ((closed[place]?.time ?? Number.POSITIVE_INFINITY) < to) place += 1;
    return {
      venues: price === null ? [] : venueHours(coin, price, hour, moveUntil),
      liquidated: closed.slice(begun, place),
    };
  });
}
