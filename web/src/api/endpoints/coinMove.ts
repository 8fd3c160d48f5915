import { coinMoveEndpoints } from '@coinmirror/shared/contract/coin/move.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** Why a coin moved in the last 24 hours. */
const coinMoveApi = api.injectEndpoints({
  endpoints: (build) => ({ coinMove: build.query(fromRow(coinMoveEndpoints.coinMove)) }),
});

export const { useCoinMoveQuery } = coinMoveApi;
