import { coinHolderEndpoints } from '@coinmirror/shared/contract/coin/holders.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** Who holds a coin. */
const coinHoldersApi = api.injectEndpoints({
  endpoints: (build) => ({ coinHolders: build.query(fromRow(coinHolderEndpoints.coinHolders)) }),
});

export const { useCoinHoldersQuery } = coinHoldersApi;
