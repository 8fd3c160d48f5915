import { exchangeBoardEndpoints } from '@coinmirror/shared/contract/exchange/boards.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** The boards of exchanges. */
const exchangeBoardApi = api.injectEndpoints({
  endpoints: (build) => ({
    exchangeGrades: build.query(fromRow(exchangeBoardEndpoints.exchangeGrades)),
    futuresVenues: build.query(fromRow(exchangeBoardEndpoints.futuresVenues)),
    dexes: build.query(fromRow(exchangeBoardEndpoints.dexes)),
    otcQuotes: build.query(fromRow(exchangeBoardEndpoints.otcQuotes)),
    otcHistory: build.query(fromRow(exchangeBoardEndpoints.otcHistory)),
    exchangeHistory: build.query(fromRow(exchangeBoardEndpoints.exchangeHistory)),
  }),
});

export const {
  useExchangeGradesQuery,
  useFuturesVenuesQuery,
  useDexesQuery,
  useOtcQuotesQuery,
  useOtcHistoryQuery,
  useExchangeHistoryQuery,
} = exchangeBoardApi;
