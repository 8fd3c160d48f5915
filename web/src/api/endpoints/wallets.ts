import { walletEndpoints } from '@coinmirror/shared/contract/wallets.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** The list of wallets. */
const walletsApi = api.injectEndpoints({
  endpoints: (build) => ({ wallets: build.query(fromRow(walletEndpoints.wallets)) }),
});

export const { useWalletsQuery } = walletsApi;
