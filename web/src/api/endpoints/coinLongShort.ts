import { coinLongShortEndpoints } from '@coinmirror/shared/contract/coin/longShort.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** How traders of a coin's futures are positioned. */
const coinLongShortApi = api.injectEndpoints({
  endpoints: (build) => ({ coinLongShort: build.query(fromRow(coinLongShortEndpoints.coinLongShort)) }),
});

export const { useCoinLongShortQuery } = coinLongShortApi;
