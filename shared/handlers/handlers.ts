import type { ApiEndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { bigEventHandlers } from './calendar/bigEvents.ts';
import { calendarHandlers } from './calendar/calendar.ts';
import { proposalHandlers } from './calendar/proposals.ts';
import { coinChartHandlers } from './coin/charts.ts';
import { coinEventHandlers } from './coin/events.ts';
import { coinHistoryHandlers } from './coin/history.ts';
import { coinHolderHandlers } from './coin/holders.ts';
import { coinInfoHandlers } from './coin/info.ts';
import { coinLongShortHandlers } from './coin/longShort.ts';
import { coinMarketHandlers } from './coin/markets.ts';
import { coinProjectHandlers } from './coin/project.ts';
import { coinRiskHandlers } from './coin/risk.ts';
import { coinHandlers } from './coins/coins.ts';
import { dappHandlers } from './dapps/dapps.ts';
import { defiHandlers } from './defi/defi.ts';
import { exchangeBoardHandlers } from './exchange/boards.ts';
import { exchangeDepthHandlers } from './exchange/depth.ts';
import { exchangeEarnHandlers } from './exchange/earn.ts';
import { exchangeHandlers } from './exchange/exchanges.ts';
import { exchangeFuturesHandlers } from './exchange/futures.ts';
import { exchangeInfoHandlers } from './exchange/info.ts';
import { exchangeOptionHandlers } from './exchange/options.ts';
import { exchangePairHandlers } from './exchange/pairs.ts';
import { exchangeProfileHandlers } from './exchange/profile.ts';
import { exchangeReserveHandlers } from './exchange/reserves.ts';
import { figureHandlers } from './figures/figures.ts';
import type { Handlers } from './handler.ts';
import { indicatorHandlers } from './indicators/indicators.ts';
import { klineHandlers } from './kline/kline.ts';
import { activityHandlers } from './market/activity.ts';
import { conceptHandlers } from './market/concepts.ts';
import { marketHandlers } from './market/market.ts';
import { sentimentHandlers } from './market/sentiment.ts';
import { newsHandlers } from './news/news.ts';
import { noticeHandlers } from './news/notices.ts';
import { translationHandlers } from './news/translation.ts';
import { weeklyHandlers } from './news/weekly.ts';
import { rankingHandlers } from './rankings/moves.ts';
import { newcomerRankingHandlers } from './rankings/newcomers.ts';
import { popularityHandlers } from './rankings/popularity.ts';
import { tradeRankingHandlers } from './rankings/trade.ts';
import { countryHandlers } from './reference/countries.ts';
import { directoryHandlers } from './reference/directory.ts';
import { officialHandlers } from './reference/official.ts';
import { searchHandlers } from './reference/search.ts';
import { siteHandlers } from './reference/site.ts';
import { websiteHandlers } from './reference/websites.ts';
import { wikiHandlers } from './reference/wiki.ts';
import { softwareHandlers } from './wallet/software.ts';
import { walletHandlers } from './wallet/wallets.ts';

/** The handler of every endpoint of the market host; an endpoint without one does not compile. */
export const handlers: Handlers<ApiEndpointName> = {
  ...marketHandlers,
  ...coinHandlers,
  ...coinInfoHandlers,
  ...coinChartHandlers,
  ...coinMarketHandlers,
  ...coinHolderHandlers,
  ...coinHistoryHandlers,
  ...coinProjectHandlers,
  ...coinRiskHandlers,
  ...coinLongShortHandlers,
  ...coinEventHandlers,
  ...rankingHandlers,
  ...tradeRankingHandlers,
  ...newcomerRankingHandlers,
  ...popularityHandlers,
  ...activityHandlers,
  ...conceptHandlers,
  ...directoryHandlers,
  ...exchangeHandlers,
  ...exchangeInfoHandlers,
  ...exchangeReserveHandlers,
  ...exchangeProfileHandlers,
  ...exchangeBoardHandlers,
  ...exchangePairHandlers,
  ...exchangeDepthHandlers,
  ...exchangeEarnHandlers,
  ...exchangeOptionHandlers,
  ...exchangeFuturesHandlers,
  ...walletHandlers,
  ...dappHandlers,
  ...wikiHandlers,
  ...calendarHandlers,
  ...bigEventHandlers,
  ...proposalHandlers,
  ...softwareHandlers,
  ...websiteHandlers,
  ...officialHandlers,
  ...searchHandlers,
  ...sentimentHandlers,
  ...siteHandlers,
  ...klineHandlers,
  ...indicatorHandlers,
  ...figureHandlers,
  ...defiHandlers,
  ...countryHandlers,
  ...newsHandlers,
  ...weeklyHandlers,
  ...translationHandlers,
  ...noticeHandlers,
};
