import type { CatalogueDapp } from '../../catalogue/dappCatalogue.ts';
import { wander } from '../../market/wander.ts';
import type { Sources } from '../../ports/sources.ts';
import type { VenueDay } from '../../ports/venues.ts';
import { keyOf } from '../../random/hash.ts';
import { beijingMidnight } from '../../time/midnight.ts';
import { DAY } from '../../time/units.ts';
import { volumeHistory } from '../exchange/volumeHistory.ts';

/** How an application was used on a day; addresses, transactions, USD. */
export interface DappDay {
  readonly time: number;
  readonly users: number;
  readonly transactions: number;
  readonly volume: number;
}

/**
 * How an application was used day by day, oldest first, the last row the 24 hours until now. One that is an exchange of
 * ours was traded on as that exchange was: its spot and its contracts.
 */
export async function dappDays(
  dapp: CatalogueDapp,
  sources: Sources,
  count: number,
): Promise<readonly DappDay[]> {
  if (dapp.exchange === undefined)
    return timesUntil(sources.clock.now(), count).map((time) => ownDay(dapp, time));
  const traded = await volumeHistory(dapp.exchange, sources, count);
  return traded.map((day) => tradedDay(dapp, day));
}

/** Midnights in Beijing of the days that are over, then now. */
function timesUntil(now: number, count: number): readonly number[] {
  const today = beijingMidnight(now);
  const past = Array.from({ length: count - 1 }, (_, i) => today - (count - 1 - i) * DAY);
  return [...past, now];
}

function tradedDay(dapp: CatalogueDapp, { time, spot, futures, traders }: VenueDay): DappDay {
  const users = traders ?? 0;
  return { time, users, transactions: transactionsOf(dapp, users, time), volume: spot + futures };
}

function ownDay(dapp: CatalogueDapp, time: number): DappDay {
  const key = keyOf(`dapp-${dapp.code}`, 0);
  const [size, , money] = dapp.size;
  const scale = Math.exp(0.3 * wander(key, time, 24 * DAY) + 0.12 * wander(key, time, 2 * DAY));
  const users = Math.max(1, Math.round(size * scale));
  const volume = Math.round(money * scale * Math.exp(0.25 * wander(key + 1, time, 5 * DAY)));
  return { time, users, transactions: transactionsOf(dapp, users, time), volume };
}

function transactionsOf({ code, size: [, each] }: CatalogueDapp, users: number, time: number): number {
  const key = keyOf(`dapp-use-${code}`, 0);
  return Math.round(users * Math.max(1, each * Math.exp(0.12 * wander(key, time, 5 * DAY))));
}
