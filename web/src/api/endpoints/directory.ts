import { directoryEndpoints } from '@coinmirror/shared/contract/directory.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** The directory of coins and exchanges that search, comparison and watchlist take names from. */
const directoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    coinDirectory: build.query(fromRow(directoryEndpoints.coinDirectory)),
    coinContracts: build.query(fromRow(directoryEndpoints.coinContracts)),
  }),
});

export const { useCoinDirectoryQuery, useCoinContractsQuery } = directoryApi;
