import { walletInfoEndpoints } from '@coinmirror/shared/contract/walletInfo.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

const walletInfoApi = api.injectEndpoints({
  endpoints: (build) => ({ walletInfo: build.query(fromRow(walletInfoEndpoints.walletInfo)) }),
});

export const { useWalletInfoQuery } = walletInfoApi;
