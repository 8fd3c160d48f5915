import { type CoinRow, coinEndpoints } from '@coinmirror/shared/contract/coins.ts';
import type { CallParams, EntityOf } from '@coinmirror/shared/contract/endpoint.ts';
import { type Call, call, type Dated } from './call.ts';
import type { Failure } from './failure.ts';

type RankPage = Dated<EntityOf<typeof coinEndpoints.coinRank>>;

/** A page of the coin list, or the failure. */
export type RankAnswer = { data: RankPage } | { error: Failure };

/** Asks for one page of the coin list, inside a query that consists of several. */
export async function askRankPage(
  ask: (wanted: Call) => unknown,
  params: CallParams<typeof coinEndpoints.coinRank>,
): Promise<RankAnswer> {
  // The base query has decoded the answer with the row's own schema.
  return (await ask(call(coinEndpoints.coinRank, params))) as RankAnswer;
}

/** All rows of all pages, dated by the oldest page. One failed page fails the whole. */
export function joinCoinPages(
  answers: readonly RankAnswer[],
): { data: Dated<readonly CoinRow[]> } | { error: Failure } {
  const pages: RankPage[] = [];
  for (const answer of answers) {
    if ('error' in answer) return { error: answer.error };
    pages.push(answer.data);
  }
  return {
    data: {
      value: pages.flatMap((page) => page.value.rows),
      asOf: Math.min(...pages.map((page) => page.asOf)),
      provenance: pages[0]?.provenance ?? null,
      stale: pages.some((page) => page.stale),
    },
  };
}
