import { PAST_DAYS } from '@coinmirror/shared/contract/dashboards/futuresPast.ts';
import type { Sources } from '../../ports/sources.ts';
import { futuresIndex, WATCHED } from '../indexes/futures.ts';
import { fundingStandingOf, SETTLEMENTS_A_DAY } from '../series/futuresPast.ts';

/** Days of settlements that say what is usual. */
const LEAST_DAYS = 7;

/**
 * Where a coin's funding stands beside its last 30 days, as the table of standings has it; null for a coin that is not in it,
 * and with less than a week of settlements. Throws NotConnectedError where nobody tells them.
 */
export async function fundingStanding(code: string, funding: number | null, sources: Sources) {
  const { traded } = await futuresIndex(sources);
  if (!traded.slice(0, WATCHED).some(({ coin }) => coin.facts.code === code)) return null;
  const { percentile, settlements } = await fundingStandingOf(sources, code, funding, PAST_DAYS);
  const days = Math.floor(settlements / SETTLEMENTS_A_DAY);
  return percentile === null || days < LEAST_DAYS ? null : { percentile, days };
}
