import { newCoinEndpoints } from '@coinmirror/shared/contract/newCoins.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** Newly listed coins. */
const newCoinsApi = api.injectEndpoints({
  endpoints: (build) => ({ newCoins: build.query(fromRow(newCoinEndpoints.newCoins)) }),
});

export const { useNewCoinsQuery } = newCoinsApi;
