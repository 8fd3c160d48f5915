import { changePercent } from '@coinmirror/shared/indicators/priceChange.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import type { ExchangeActivity } from '../indexes/exchangeActivities.ts';
import { eachCycle, memoize } from '../memo/memoize.ts';

/** Change of an exchange's spot volume from the day before, %; null if it was 0 then. */
export async function spotChange(sources: Sources, activity: ExchangeActivity): Promise<number | null> {
  const before = await spotDayBefore(sources);
  return changePercent(activity.spotVolume24h, before.get(activity.exchange.code) ?? 0);
}

/** Spot volume from 48 to 24 hours ago by exchange, USD; computed once a cycle. */
export const spotDayBefore = memoize(eachCycle, (sources) =>
  requirePort(sources, 'pairs').dayVolumes(sources.clock.now() - DAY),
);
