import { coinProjectEndpoints } from '@coinmirror/shared/contract/coin/project.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** A coin's team, and its wallets. */
const coinProjectApi = api.injectEndpoints({
  endpoints: (build) => ({
    coinProject: build.query(fromRow(coinProjectEndpoints.coinProject)),
    coinWallets: build.query(fromRow(coinProjectEndpoints.coinWallets)),
  }),
});

export const { useCoinProjectQuery, useCoinWalletsQuery } = coinProjectApi;
