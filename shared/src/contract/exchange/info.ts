import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { row } from '../fields.ts';
import { placed, ratedFields } from '../placeParts.ts';
import { envelope, text } from '../wire.ts';
import { maybeAmount, maybeCount, maybeNum, maybeShare } from '../wireNumber.ts';
import { maybeTime } from '../wireTime.ts';
import { DISCLOSURES, RISK_WORDS } from './words.ts';

const exchangeInfoRow = row(
  {
    ...ratedFields,
    country: ['country_zh', text],
    foundedAt: ['online_time', maybeTime],
    kinds: ['types', v.array(v.string())],
    website: ['tradeurl', text],
    /** Id of its program on the download pages; '' if it has none. */
    softwareId: ['softid', text],
    /** % of a trade. */
    makerFee: ['makerfee', maybeNum],
    takerFee: ['takerfee', maybeNum],
    /** USD it holds for its customers. */
    reserve: ['assets_usd', maybeAmount],
    /** The same without its own coin; and assets ÷ liabilities, % of a day; null where either is not published. */
    withoutOwn: ['net_usd', maybeNum],
    reserveRatio: ['reserve_ratio', maybeNum],
    disclosure: ['proof_kind', v.picklist(DISCLOSURES)],
    /** The first of the month of its last confirmed security incident; null if none is known. */
    incidentAt: ['incident_time', maybeTime],
    risk: ['risk_level', v.picklist(RISK_WORDS)],
    /** 24 h volume in USD, the sum over its spot pairs, and its change from the day before, %; null if it has none. */
    volume24h: ['volumn', maybeAmount],
    volumeChange24h: ['change_volumn', maybeNum],
    /** 24 h volume in USD over its contracts, and open interest; null if it has none. */
    futuresVolume24h: ['futures_volumn', maybeAmount],
    openInterest: ['open_interest', maybeAmount],
    coinCount: ['coinnum', maybeCount],
    pairCount: ['pairnum', maybeCount],
    marginCount: ['marginnum', maybeCount],
    contractCount: ['futurenum', maybeCount],
    /** % of its quotes that were refused within 90 days; null where none are read. */
    refusedShare: ['refused_share', maybeShare],
  },
  placed,
);

/** Everything about one exchange. Money in USD, percentages in percent, times in epoch ms, null where unknown. */
export type ExchangeDetail = v.InferOutput<typeof exchangeInfoRow>;

/** An exchange's code as a parameter. */
export const exchangeCode = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40));

export const exchangeInfoEndpoints = {
  exchangeInfo: defineEndpoint({
    // Only the header; the pairs under it change with the coins.
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/exchange/web-exchangeinfo',
    params: v.object({ code: exchangeCode }),
    response: envelope(exchangeInfoRow),
  }),
} as const;
