import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { positiveOrNull } from '../../decode/present.ts';
import { word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';

/** A coin that many search for. */
export interface TrendingCoin {
  readonly code: string;
  readonly symbol: string;
  readonly name: string;
  /** By market value. */
  readonly rank: number | null;
}

const item = v.pipe(
  v.object({
    item: v.object({
      id: word,
      symbol: word,
      name: word,
      market_cap_rank: positiveOrNull,
    }),
  }),
  v.transform(
    ({ item: { id, symbol, name, market_cap_rank: rank } }): TrendingCoin => ({
      code: id,
      symbol: symbol.toUpperCase(),
      name,
      rank,
    }),
  ),
);

/** The coins most searched for within 24 hours, the first one first. */
export const trending: Question<readonly TrendingCoin[]> = {
  path: '/api/v3/search/trending',
  decode: jsonOf(
    v.pipe(
      v.object({ coins: rowsOf(item) }),
      v.transform(({ coins }) => coins),
    ),
  ),
};
