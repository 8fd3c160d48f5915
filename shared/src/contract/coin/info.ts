import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from '../endpoint.ts';
import { row } from '../fields.ts';
import { readRichText } from '../richText.ts';
import { envelope } from '../wire.ts';
import { num } from '../wireNumber.ts';
import { coinInfoFields } from './infoWire.ts';

const coinInfoRow = row(
  coinInfoFields,
  ({ nameZh, isRanked, isUnrecorded, introduction, quote, ...coin }) => ({
    ...coin,
    name: nameZh || coin.nameEn || coin.symbol,
    nameEn: coin.nameEn || coin.symbol,
    standing: standingOf(isRanked, isUnrecorded),
    quote: { ...quote, amplitude24h: amplitudeOf(quote) },
    description: readRichText(introduction),
  }),
);

/** Everything about one coin. Money in USD, percentages in percent, times in epoch ms, null where unknown. */
export interface CoinDetail extends v.InferOutput<typeof coinInfoRow> {}

function standingOf(isRanked: boolean, isUnrecorded: boolean): 'ranked' | 'unranked' | 'unrecorded' {
  if (isUnrecorded) return 'unrecorded';
  return isRanked ? 'ranked' : 'unranked';
}

/** (high − low) ÷ low of 24 h, %. */
function amplitudeOf({ high24h, low24h }: { high24h: number | null; low24h: number | null }) {
  return high24h !== null && low24h !== null && low24h > 0 ? ((high24h - low24h) / low24h) * 100 : null;
}

export const coinInfoEndpoints = {
  coinInfo: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'POST',
    host: 'api',
    path: '/api/coin/web-coininfo',
    body: 'json',
    params: v.object({
      code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80)),
      addlink: v.optional(num, 1),
      token: v.optional(v.string(), ''),
    }),
    response: envelope(coinInfoRow),
  }),
} as const;
