import { type CoinRow, coinEndpoints } from '@coinmirror/shared/contract/coins.ts';
import type { EntityOf } from '@coinmirror/shared/contract/endpoint.ts';
import { api } from '#api/api.ts';
import { call, type Dated } from '#api/call.ts';
import type { Failure } from '#api/failure.ts';
import type { CoinListParams } from './useCoinList.ts';

const PAGE_SIZE = 200;

type Answer = { data: Dated<unknown> } | { error: Failure };
type RankPage = Dated<EntityOf<typeof coinEndpoints.coinRank>>;

/**
 * Every page of a coin list at once, for what must look at the whole market: a filter over one page of a hundred
 * would hide the coins it should find. The oldest page says how old the whole is.
 */
const wholeListApi = api.injectEndpoints({
  endpoints: (build) => ({
    wholeCoinList: build.query<Dated<readonly CoinRow[]>, CoinListParams>({
      async queryFn(params, _api, _options, ask) {
        // The base query has decoded each answer with the row's own schema.
        const page = async (number: number) =>
          (await ask(
            call(coinEndpoints.coinRank, { ...params, page: number, pagesize: PAGE_SIZE }),
          )) as Answer;
        const first = await page(1);
        if ('error' in first) return first;
        const { pageCount } = (first.data as RankPage).value;
        const rest = await Promise.all(Array.from({ length: pageCount - 1 }, (_, index) => page(index + 2)));
        const answers = [first, ...rest];
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

export const { useWholeCoinListQuery } = wholeListApi;
