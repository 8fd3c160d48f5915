import { softwareOf } from '../../catalogue/softwareCatalogue.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { isNotRead, knownSpot, lacksPairs } from '../indexes/exchangeActivities.ts';
import { activityOf } from '../indexes/exchanges.ts';
import { reserveOf } from '../indexes/reserves.ts';
import { rootOf } from '../provenance/recording.ts';
import { disclosureOf, incidentAt, risksOf } from '../risks/exchangeRisks.ts';
import { riskLevelOf } from '../risks/risk.ts';
import { exchangeHead } from '../rows/exchangeRow.ts';
import { spotChange } from '../series/spotChange.ts';
import { listedPairs, marginCount } from './pairs.ts';
import { custodyNow } from './reserves.ts';

export const exchangeInfoHandlers = {
  async exchangeInfo({ code }, { sources }) {
    const { activity, index } = await activityOf(sources, code);
    const { exchange, pairs, contracts } = activity;
    const hasContracts = contracts.length > 0;
    const { ratio, withoutOwn } = await custodyNow(exchange, sources, index);
    return ok({
      ...exchangeHead(exchange),
      country: exchange.countryZh,
      foundedAt: exchange.foundedAt,
      kinds: [...exchange.kinds],
      website: exchange.website,
      softwareId: softwareOf('exchange', exchange.code),
      makerFee: exchange.makerFee,
      takerFee: exchange.takerFee,
      reserve: await reserveOf(exchange, sources),
      withoutOwn,
      reserveRatio: ratio,
      disclosure: disclosureOf(exchange),
      incidentAt: incidentAt(exchange),
      risk: riskLevelOf(risksOf(exchange, index.time)),
      volume24h: knownSpot(activity),
      volumeChange24h: pairs.length > 0 ? await spotChange(sources, activity) : null,
      futuresVolume24h: hasContracts ? activity.futuresVolume24h : null,
      openInterest: hasContracts ? activity.openInterest : null,
      coinCount: isNotRead(activity, sources) ? null : activity.coinCount,
      pairCount: lacksPairs(activity, sources) ? null : pairs.length,
      marginCount: marginCount(await listedPairs(activity, index, sources), sources),
      contractCount: contracts.length,
      refusedShare: await refusedShare(exchange.code, sources),
    });
  },
} satisfies Handlers<'exchangeInfo'>;

/** % of its quotes; null where none of them is read. Our own count: no source of the answer's is named for it. */
async function refusedShare(code: string, sources: Sources): Promise<number | null> {
  const records = (await rootOf(sources).trackRecord?.venueRecords()) ?? [];
  return records.find((one) => one.code === code)?.refusedShare ?? null;
}
