import type { ApiEndpointName } from '../contract/endpoints.ts';
import { activityHandlers } from './activity.ts';
import { bigEventHandlers } from './calendar/bigEvents.ts';
import { calendarHandlers } from './calendar/calendar.ts';
import { coinChartHandlers } from './coin/charts.ts';
import { coinEventHandlers } from './coin/events.ts';
import { coinHistoryHandlers } from './coin/history.ts';
import { coinHolderHandlers } from './coin/holders.ts';
import { coinInfoHandlers } from './coin/info.ts';
import { coinLongShortHandlers } from './coin/longShort.ts';
import { coinMarketHandlers } from './coin/markets.ts';
import { coinProjectHandlers } from './coin/project.ts';
import { coinRiskHandlers } from './coin/risk.ts';
import { coinHandlers } from './coins.ts';
import { conceptHandlers } from './concepts.ts';
import { countryHandlers } from './countries.ts';
import { dappHandlers } from './dapps/dapps.ts';
import { defiHandlers } from './defi/defi.ts';
import { directoryHandlers } from './directory.ts';
import { exchangeBoardHandlers } from './exchange/boards.ts';
import { exchangeDepthHandlers } from './exchange/depth.ts';
import { exchangeEarnHandlers } from './exchange/earn.ts';
import { exchangeFuturesHandlers } from './exchange/futures.ts';
import { exchangeInfoHandlers } from './exchange/info.ts';
import { exchangeOptionHandlers } from './exchange/options.ts';
import { exchangePairHandlers } from './exchange/pairs.ts';
import { exchangeProfileHandlers } from './exchange/profile.ts';
import { exchangeReserveHandlers } from './exchange/reserves.ts';
import { exchangeHandlers } from './exchanges.ts';
import { figureHandlers } from './figures/figures.ts';
import type { Handlers } from './handler.ts';
import { indicatorHandlers } from './indicators/indicators.ts';
import { klineHandlers } from './kline.ts';
import { marketHandlers } from './market.ts';
import { newsHandlers } from './news/news.ts';
import { noticeHandlers } from './news/notices.ts';
import { translationHandlers } from './news/translation.ts';
import { weeklyHandlers } from './news/weekly.ts';
import { officialHandlers } from './official.ts';
import { proposalHandlers } from './proposals.ts';
import { rankingHandlers } from './rankings/moves.ts';
import { newcomerRankingHandlers } from './rankings/newcomers.ts';
import { peopleRankingHandlers } from './rankings/people.ts';
import { tradeRankingHandlers } from './rankings/trade.ts';
import { searchHandlers } from './search.ts';
import { sentimentHandlers } from './sentiment.ts';
import { siteHandlers } from './site.ts';
import { softwareHandlers } from './software.ts';
import { walletHandlers } from './wallets.ts';
import { websiteHandlers } from './websites.ts';
import { wikiHandlers } from './wiki.ts';

/** The handler of every row of the market host; a row without one does not compile. */
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
  ...peopleRankingHandlers,
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
