import { exchangeDepthEndpoints } from '@coinmirror/shared/contract/exchange/depth.ts';
import { exchangeEarnEndpoints } from '@coinmirror/shared/contract/exchange/earn.ts';
import { exchangeFuturesEndpoints } from '@coinmirror/shared/contract/exchange/futures.ts';
import { exchangeInfoEndpoints } from '@coinmirror/shared/contract/exchange/info.ts';
import { exchangePairEndpoints } from '@coinmirror/shared/contract/exchange/pairs.ts';
import { exchangeProfileEndpoints } from '@coinmirror/shared/contract/exchange/profile.ts';
import { exchangeReserveEndpoints } from '@coinmirror/shared/contract/exchange/reserves.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** One exchange and its markets. */
const exchangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    exchangeInfo: build.query(fromRow(exchangeInfoEndpoints.exchangeInfo)),
    exchangePairs: build.query(fromRow(exchangePairEndpoints.exchangePairs)),
    exchangeProfile: build.query(fromRow(exchangeProfileEndpoints.exchangeProfile)),
    exchangeReserves: build.query(fromRow(exchangeReserveEndpoints.exchangeReserves)),
    exchangeWallets: build.query(fromRow(exchangeReserveEndpoints.exchangeWallets)),
    pairDepth: build.query(fromRow(exchangeDepthEndpoints.pairDepth)),
    exchangeEarn: build.query(fromRow(exchangeEarnEndpoints.exchangeEarn)),
    exchangeFutures: build.query(fromRow(exchangeFuturesEndpoints.exchangeFutures)),
  }),
});

export const {
  useExchangeInfoQuery,
  useExchangePairsQuery,
  useExchangeEarnQuery,
  usePairDepthQuery,
  useExchangeFuturesQuery,
  useExchangeProfileQuery,
  useExchangeReservesQuery,
  useExchangeWalletsQuery,
} = exchangeApi;
