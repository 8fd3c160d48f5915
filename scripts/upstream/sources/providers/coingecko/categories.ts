import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amountOrNull } from '../../decode/numbers.ts';
import { positiveOrNull } from '../../decode/present.ts';
import { isoTimeOrNull } from '../../decode/times.ts';
import { dollarVolumeOrNull } from '../../decode/volumes.ts';
import { word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';

/** A concept of CoinGecko: money in USD, change in %. */
export interface Category {
  readonly id: string;
  readonly name: string;
  readonly marketCap: number | null;
  readonly change24h: number | null;
  readonly volume24h: number | null;
  /** Its three largest coins. */
  readonly topCoins: readonly string[];
  /** Epoch ms. */
  readonly updatedAt: number | null;
}

const category = v.pipe(
  v.object({
    id: word,
    name: word,
    market_cap: positiveOrNull,
    market_cap_change_24h: amountOrNull,
    volume_24h: dollarVolumeOrNull,
    top_3_coins_id: v.optional(v.array(word), []),
    updated_at: isoTimeOrNull,
  }),
  v.transform(
    (wire): Category => ({
      id: wire.id,
      name: wire.name,
      marketCap: wire.market_cap,
      change24h: wire.market_cap_change_24h,
      volume24h: wire.volume_24h,
      topCoins: wire.top_3_coins_id,
      updatedAt: wire.updated_at,
    }),
  ),
);

/** All concepts, by their market value. */
export const categories: Question<readonly Category[]> = {
  path: '/api/v3/coins/categories',
  decode: jsonOf(rowsOf(category)),
};
