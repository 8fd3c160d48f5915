import { softwareOf } from '../../catalogue/softwareCatalogue.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { isNotRead, knownSpot, lacksPairs } from '../indexes/exchangeActivities.ts';
import { activityOf } from '../indexes/exchanges.ts';
import { reserveOf } from '../indexes/reserves.ts';
import { exchangeHeadWire } from '../rows/exchangeRow.ts';
import { spotChange } from '../series/spotChange.ts';
import { listedPairs, marginCount } from './pairs.ts';

export const exchangeInfoHandlers = {
  async exchangeInfo({ code }, { sources }) {
    const { activity, index } = await activityOf(sources, code);
    const { exchange, pairs, contracts } = activity;
    const hasContracts = contracts.length > 0;
    return ok({
      ...exchangeHeadWire(exchange),
      country_zh: exchange.countryZh,
      online_time: exchange.foundedAt,
      types: [...exchange.kinds],
      tradeurl: exchange.website,
      softid: softwareOf('exchange', exchange.code),
      makerfee: exchange.makerFee,
      takerfee: exchange.takerFee,
      assets_usd: await reserveOf(exchange, sources),
      volumn: knownSpot(activity),
      change_volumn: pairs.length > 0 ? await spotChange(sources, activity) : null,
      futures_volumn: hasContracts ? activity.futuresVolume24h : null,
      open_interest: hasContracts ? activity.openInterest : null,
      coinnum: isNotRead(activity, sources) ? null : activity.coinCount,
      pairnum: lacksPairs(activity, sources) ? null : pairs.length,
      marginnum: marginCount(await listedPairs(activity, index, sources), sources),
      futurenum: contracts.length,
    });
  },
} satisfies Handlers<'exchangeInfo'>;
