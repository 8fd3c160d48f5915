import { type CoinRow, coinEndpoints } from '@coinmirror/shared/contract/coins.ts';
import type { EntityOf } from '@coinmirror/shared/contract/endpoint.ts';
import { api } from '../api.ts';
import { call, type Dated } from '../call.ts';
import type { Failure } from '../failure.ts';

/** A call takes 4,000 characters of codes and answers 200 rows; codes have at most 80 characters, mostly ten. */
const CODES_A_CALL = 150;
const CHARACTERS_A_CALL = 4000;

type Answer = { data: Dated<unknown> } | { error: Failure };
type RankPage = Dated<EntityOf<typeof coinEndpoints.coinRank>>;

/** Rows of named coins, however many; the oldest answer says how old the whole is. Unknown codes have no row. */
const byCodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument: codes, comma-separated, sorted (so that another order is not another call). */
    coinsByCodes: build.query<Dated<readonly CoinRow[]>, string>({
      async queryFn(codes, _api, _options, ask) {
        const answers = await Promise.all(
          inParts(codes.split(',')).map(
            // The base query has decoded each answer with the row's own schema.
            async (part) =>
              (await ask(call(coinEndpoints.coinRank, { codes: part.join(','), pagesize: 200 }))) as Answer,
          ),
        );
        const failed = answers.find((answer) => 'error' in answer);
        if (failed && 'error' in failed) return { error: failed.error };
        const pages = answers.flatMap((answer) => ('data' in answer ? [answer.data as RankPage] : []));
        return {
          data: {
            value: pages.flatMap((one) => one.value.rows),
            asOf: Math.min(...pages.map((one) => one.asOf)),
            stale: pages.some((one) => one.stale),
          },
        };
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
