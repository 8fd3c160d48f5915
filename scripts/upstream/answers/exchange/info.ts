import { softwareOf } from '../../catalogue/softwareCatalogue.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { isNotRead, knownSpot, lacksPairs } from '../indexes/exchangeActivities.ts';
import { activityOf } from '../indexes/exchanges.ts';
import { reserveOf } from '../indexes/reserves.ts';
import { exchangeHead } from '../rows/exchangeRow.ts';
import { spotChange } from '../series/spotChange.ts';
import { listedPairs, marginCount } from './pairs.ts';

export const exchangeInfoHandlers = {
  async exchangeInfo({ code }, { sources }) {
    const { activity, index } = await activityOf(sources, code);
    const { exchange, pairs, contracts } = activity;
    const hasContracts = contracts.length > 0;
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
      volume24h: knownSpot(activity),
      volumeChange24h: pairs.length > 0 ? await spotChange(sources, activity) : null,
      futuresVolume24h: hasContracts ? activity.futuresVolume24h : null,
      openInterest: hasContracts ? activity.openInterest : null,
      coinCount: isNotRead(activity, sources) ? null : activity.coinCount,
      pairCount: lacksPairs(activity, sources) ? null : pairs.length,
      marginCount: marginCount(await listedPairs(activity, index, sources), sources),
      contractCount: contracts.length,
    });
  },
} satisfies Handlers<'exchangeInfo'>;
