import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { api } from '../api.ts';
import type { Dated } from '../call.ts';
import { askRankPage, joinCoinPages } from '../joinCoinPages.ts';

/** A call takes 4,000 characters of codes and answers 200 rows; codes have at most 80 characters, mostly ten. */
const CODES_A_CALL = 150;
const CHARACTERS_A_CALL = 4000;

/** Rows of named coins, however many. Unknown codes have no row. */
const byCodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Codes, comma-separated and sorted, so that another order shares the cache entry. */
    coinsByCodes: build.query<Dated<readonly CoinRow[]>, string>({
      async queryFn(codes, _api, _options, ask) {
        const parts = inParts(codes.split(','));
        return joinCoinPages(
          await Promise.all(
            parts.map((part) => askRankPage(ask, { codes: part.join(','), pagesize: CODES_A_CALL })),
          ),
        );
      },
    }),
  }),
});

export const { useCoinsByCodesQuery } = byCodesApi;

function inParts(codes: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (const code of codes) {
    const last = parts.at(-1);
    const fits =
      last && last.length < CODES_A_CALL && last.join(',').length + code.length < CHARACTERS_A_CALL;
    if (fits) last.push(code);
    else parts.push([code]);
  }
  return parts;
}
