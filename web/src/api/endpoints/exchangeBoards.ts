import { exchangeBoardEndpoints } from '@coinmirror/shared/contract/exchange/boards.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** The boards of exchanges. */
const exchangeBoardApi = api.injectEndpoints({
  endpoints: (build) => ({
    futuresVenues: build.query(fromRow(exchangeBoardEndpoints.futuresVenues)),
    dexes: build.query(fromRow(exchangeBoardEndpoints.dexes)),
    otcHistory: build.query(fromRow(exchangeBoardEndpoints.otcHistory)),
    exchangeHistory: build.query(fromRow(exchangeBoardEndpoints.exchangeHistory)),
  }),
});

export const { useFuturesVenuesQuery, useDexesQuery, useOtcHistoryQuery, useExchangeHistoryQuery } =
  exchangeBoardApi;
