import { findStableIssuer } from '@coinmirror/shared/content/defi/issuers.ts';
import { requirePort } from '../../ports/requirePort.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { earnedChanges, earnedWire } from '../rows/earnedWire.ts';
import { feeRanking } from '../rows/feeRanking.ts';

const DAYS = 366;

export const defiFeesHandlers = {
  async defiFees(_params, { sources }) {
    const defi = requirePort(sources, 'defi');
    const [{ whole, protocols, chains, gas }, days] = await Promise.all([
      feeRanking(sources, defi),
      defi.earnedDays(null, DAYS),
    ]);
    return ok({
      ...earnedWire(whole),
      ...earnedChanges(whole),
      offChain24h: earnedWire(whole.filter(({ earner }) => findStableIssuer(earner) !== null)).fees24h,
      protocols,
      chains,
      gas,
      trend: days.map(({ time, fees, revenue }): [number, number | null, number | null] => [
        time,
        fees,
        revenue,
      ]),
    });
  },
} satisfies Handlers<'defiFees'>;
