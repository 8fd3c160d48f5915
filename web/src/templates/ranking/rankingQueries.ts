import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { RankingRows, RankingSource } from '@coinmirror/shared/rankings/rows.ts';
import { useDappsQuery } from '#api/endpoints/dapps.ts';
import {
  useDexesQuery,
  useExchangeGradesQuery,
  useFuturesVenuesQuery,
  useOtcQuotesQuery,
} from '#api/endpoints/exchangeBoards.ts';
import { useExchangeRankQuery } from '#api/endpoints/exchanges.ts';
import {
  useAddressRankQuery,
  useConceptRankQuery,
  useExchangeVolumeRankQuery,
  useListingRankQuery,
  useNewCoinRankQuery,
  usePairRankQuery,
  useProjectRankQuery,
  useSaleRankQuery,
  useSocialRankQuery,
} from '#api/endpoints/hotRankings.ts';
import {
  useLargePositionQuery,
  useMaxChangeQuery,
  useTurnoverRankQuery,
  useVolumeRankQuery,
} from '#api/endpoints/rankings.ts';
import { useWalletsQuery } from '#api/endpoints/wallets.ts';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';

/** Rankings are refetched each minute, and not while the tab is hidden. */
export const HOT_POLLING = { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true } as const;

type Args = Readonly<Record<string, string | number>>;

/** Queries a ranking's rows. */
type UseRows<Row> = (
  args: Args,
  options: typeof HOT_POLLING,
) => LoadableResult<{ readonly rows: readonly Row[] }>;

/** The query hook of each ranking. */
export const rankingQueries: { readonly [Source in RankingSource]: UseRows<RankingRows[Source]> } = {
  maxChange: useMaxChangeQuery,
  conceptRank: useConceptRankQuery,
  volumeRank: useVolumeRankQuery,
  pairRank: usePairRankQuery,
  exchangeVolumeRank: useExchangeVolumeRankQuery,
  turnoverRank: useTurnoverRankQuery,
  listingRank: useListingRankQuery,
  largePosition: useLargePositionQuery,
  addressRank: useAddressRankQuery,
  newCoinRank: useNewCoinRankQuery,
  saleRank: useSaleRankQuery,
  socialRank: useSocialRankQuery,
  projectRank: useProjectRankQuery,
  exchangeRank: useExchangeRankQuery,
  exchangeGrades: useExchangeGradesQuery,
  futuresVenues: useFuturesVenuesQuery,
  dexes: useDexesQuery,
  otcQuotes: useOtcQuotesQuery,
  wallets: useWalletsQuery,
  dapps: useDappsQuery,
};
