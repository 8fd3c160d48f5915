import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amountOrNull } from '../../decode/numbers.ts';
import { positiveOrNull, textOrNull } from '../../decode/present.ts';
import { bitcoinVolumeOrNull } from '../../decode/volumes.ts';
import { word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';

/** A spot exchange of CoinGecko. */
export interface SpotExchange {
  readonly id: string;
  readonly name: string;
  readonly foundedIn: number | null;
  readonly country: string | null;
  readonly website: string | null;
  /** Of 10. */
  readonly trustScore: number | null;
  readonly trustRank: number | null;
  /** In Bitcoin. */
  readonly volume24hBtc: number | null;
}

const spot = v.pipe(
  v.object({
    id: word,
    name: word,
    year_established: positiveOrNull,
    country: textOrNull,
    url: textOrNull,
    trust_score: amountOrNull,
    trust_score_rank: positiveOrNull,
    trade_volume_24h_btc: bitcoinVolumeOrNull,
  }),
  v.transform(
    (wire): SpotExchange => ({
      id: wire.id,
      name: wire.name,
      foundedIn: wire.year_established,
      country: wire.country,
      website: wire.url,
      trustScore: wire.trust_score,
      trustRank: wire.trust_score_rank,
      volume24hBtc: wire.trade_volume_24h_btc,
    }),
  ),
);

/** A derivatives exchange of CoinGecko; sums in Bitcoin. */
export interface DerivativesExchange {
  readonly id: string;
  readonly name: string;
  readonly openInterestBtc: number | null;
  readonly volume24hBtc: number | null;
  readonly perpetualCount: number | null;
  readonly datedCount: number | null;
}

const derivatives = v.pipe(
  v.object({
    id: word,
    name: word,
    open_interest_btc: amountOrNull,
    trade_volume_24h_btc: bitcoinVolumeOrNull,
    number_of_perpetual_pairs: amountOrNull,
    number_of_futures_pairs: amountOrNull,
  }),
  v.transform(
    (wire): DerivativesExchange => ({
      id: wire.id,
      name: wire.name,
      openInterestBtc: wire.open_interest_btc,
      volume24hBtc: wire.trade_volume_24h_btc,
      perpetualCount: wire.number_of_perpetual_pairs,
      datedCount: wire.number_of_futures_pairs,
    }),
  ),
);

/** A page of 250 spot exchanges by trust rank; pages from 1. */
export function spotExchanges(page: number): Question<readonly SpotExchange[]> {
  return { path: `/api/v3/exchanges?per_page=250&page=${page}`, decode: jsonOf(rowsOf(spot)) };
}

/** The 100 largest derivatives exchanges by open interest. */
export const derivativesExchanges: Question<readonly DerivativesExchange[]> = {
  path: '/api/v3/derivatives/exchanges?order=open_interest_btc_desc&per_page=100',
  decode: jsonOf(rowsOf(derivatives)),
};
