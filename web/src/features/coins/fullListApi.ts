import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { api } from '#api/api.ts';
import type { Dated } from '#api/call.ts';
import { askRankPage, joinCoinPages } from '#api/joinCoinPages.ts';
import type { CoinListParams } from './useCoinList.ts';

const PAGE_SIZE = 200;
/** More than enough for all coins: a wrong page count must not become as many calls. */
const MOST_PAGES = 50;

/**
 * Every page of a coin list at once, for what must cover the whole market: a filter over one page of a hundred would
 * hide the coins it should find.
 */
const fullListApi = api.injectEndpoints({
  endpoints: (build) => ({
    fullCoinList: build.query<Dated<readonly CoinRow[]>, CoinListParams>({
      async queryFn(params, _api, _options, ask) {
        const page = (number: number) => askRankPage(ask, { ...params, page: number, pagesize: PAGE_SIZE });
        const first = await page(1);
        if ('error' in first) return first;
        const others = Math.min(first.data.value.pageCount, MOST_PAGES) - 1;
        const rest = await Promise.all(Array.from({ length: others }, (_, index) => page(index + 2)));
        return joinCoinPages([first, ...rest]);
      },
    }),
  }),
});

export const { useFullCoinListQuery } = fullListApi;
