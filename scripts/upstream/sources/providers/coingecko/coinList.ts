import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';

/** A coin that CoinGecko knows, with its contract's address on each chain; a chain's own coin has none. */
export interface ListedCoin {
  readonly code: string;
  readonly symbol: string;
  readonly name: string;
  readonly contracts: ReadonlyMap<string, string>;
}

const coin = v.pipe(
  v.object({
    id: word,
    symbol: word,
    name: word,
    platforms: v.record(v.string(), v.nullable(word)),
  }),
  v.transform(
    ({ id, symbol, name, platforms }): ListedCoin => ({
      code: id,
      symbol: symbol.toUpperCase(),
      name,
      contracts: new Map(
        Object.entries(platforms).flatMap(([chain, address]) =>
          chain !== '' && address ? [[chain, address]] : [],
        ),
      ),
    }),
  ),
);

/** All coins that CoinGecko knows. */
export const coinList: Question<readonly ListedCoin[]> = {
  path: '/api/v3/coins/list?include_platform=true',
  maxBytes: 16 << 20,
  decode: jsonOf(rowsOf(coin)),
};
