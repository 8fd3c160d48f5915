// Generated from the files of its folder by `npm run format`: do not edit.
import type { ApiEndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { bigEventHandlers } from '../calendar/bigEvents.ts';
import { calendarHandlers } from '../calendar/calendar.ts';
import { proposalHandlers } from '../calendar/proposals.ts';
import { coinChartHandlers } from '../coin/charts.ts';
import { coinEventHandlers } from '../coin/events.ts';
import { coinFeesHandlers } from '../coin/fees.ts';
import { coinHistoryHandlers } from '../coin/history.ts';
import { coinHolderHandlers } from '../coin/holders.ts';
import { coinInfoHandlers } from '../coin/info.ts';
import { coinLongShortHandlers } from '../coin/longShort.ts';
import { coinMarketHandlers } from '../coin/markets.ts';
import { coinMoveHandlers } from '../coin/move.ts';
import { coinProjectHandlers } from '../coin/project.ts';
import { coinReceiptHandlers } from '../coin/receipt.ts';
import { coinRiskHandlers } from '../coin/risk.ts';
import { coinUnlockHandlers } from '../coin/unlocks.ts';
import { coinHandlers } from '../coins/coins.ts';
import { dappHandlers } from '../dapps/dapps.ts';
import { dexOverviewHandlers } from '../dashboards/dex.ts';
import { dexPoolHandlers } from '../dashboards/dexPools.ts';
import { financingHandlers } from '../dashboards/financing.ts';
import { futuresOverviewHandlers } from '../dashboards/futures.ts';
import { futuresPastHandlers } from '../dashboards/futuresPast.ts';
import { gasHandlers } from '../dashboards/gas.ts';
import { halvingHandlers } from '../dashboards/halving.ts';
import { indicatorOverviewHandlers } from '../dashboards/indicatorOverview.ts';
import { liquidationMapHandlers } from '../dashboards/liquidationMap.ts';
import { mtGoxHandlers } from '../dashboards/mtgox.ts';
import { nftHandlers } from '../dashboards/nft.ts';
import { spreadHandlers } from '../dashboards/spread.ts';
import { stableHandlers } from '../dashboards/stable.ts';
import { stableChainHandlers } from '../dashboards/stableChains.ts';
import { stablePegHandlers } from '../dashboards/stablePeg.ts';
import { treasuryHandlers } from '../dashboards/treasuries.ts';
import { trustHandlers } from '../dashboards/trusts.ts';
import { unlockListHandlers } from '../dashboards/unlocks.ts';
import { defiFeesHandlers } from '../defi/fees.ts';
import { defiOverviewHandlers } from '../defi/overview.ts';
import { defiProtocolHandlers } from '../defi/protocol.ts';
import { defiYieldHandlers } from '../defi/yields.ts';
import { exchangeDepthHandlers } from '../exchange/depth.ts';
import { exchangeEarnHandlers } from '../exchange/earn.ts';
import { exchangeHandlers } from '../exchange/exchanges.ts';
import { exchangeFuturesHandlers } from '../exchange/futures.ts';
import { exchangeInfoHandlers } from '../exchange/info.ts';
import { exchangeOptionHandlers } from '../exchange/options.ts';
import { exchangePairHandlers } from '../exchange/pairs.ts';
import { exchangeProfileHandlers } from '../exchange/profile.ts';
import { exchangeRankingHandlers } from '../exchange/rankings.ts';
import { exchangeReserveHandlers } from '../exchange/reserves.ts';
import type { Handlers } from '../handler/handler.ts';
import { dataAnswersHandlers } from '../hub/dataAnswers.ts';
import { indicatorHandlers } from '../indicators/indicators.ts';
import { futuresHoursHandlers } from '../kline/futuresHours.ts';
import { klineHandlers } from '../kline/kline.ts';
import { activityHandlers } from '../market/activity.ts';
import { conceptHandlers } from '../market/concepts.ts';
import { marketHandlers } from '../market/market.ts';
import { sentimentHandlers } from '../market/sentiment.ts';
import { marketTodayHandlers } from '../market/today.ts';
import { dailyHandlers } from '../news/daily.ts';
import { newsHandlers } from '../news/news.ts';
import { noticeHandlers } from '../news/notices.ts';
import { translationHandlers } from '../news/translation.ts';
import { weeklyHandlers } from '../news/weekly.ts';
import { rankingHandlers } from '../rankings/moves.ts';
import { newcomerRankingHandlers } from '../rankings/newcomers.ts';
import { popularityHandlers } from '../rankings/popularity.ts';
import { tradeRankingHandlers } from '../rankings/trade.ts';
import { countryHandlers } from '../reference/countries.ts';
import { directoryHandlers } from '../reference/directory.ts';
import { officialHandlers } from '../reference/official.ts';
import { searchHandlers } from '../reference/search.ts';
import { selfCheckHandlers } from '../reference/selfCheck.ts';
import { siteHandlers } from '../reference/site.ts';
import { sourceStatusHandlers } from '../reference/sourceStatus.ts';
import { trackRecordHandlers } from '../reference/trackRecord.ts';
import { websiteHandlers } from '../reference/websites.ts';
import { wikiHandlers } from '../reference/wiki.ts';
import { softwareHandlers } from '../wallet/software.ts';
import { walletHandlers } from '../wallet/wallets.ts';

/** The handler of every endpoint of the market host; an endpoint without one does not compile. */
export const handlers: Handlers<ApiEndpointName> = {
  ...bigEventHandlers,
  ...calendarHandlers,
  ...proposalHandlers,
  ...coinChartHandlers,
  ...coinEventHandlers,
  ...coinFeesHandlers,
  ...coinHistoryHandlers,
  ...coinHolderHandlers,
  ...coinInfoHandlers,
  ...coinLongShortHandlers,
  ...coinMarketHandlers,
  ...coinMoveHandlers,
  ...coinProjectHandlers,
  ...coinReceiptHandlers,
  ...coinRiskHandlers,
  ...coinUnlockHandlers,
  ...coinHandlers,
  ...dappHandlers,
  ...dexOverviewHandlers,
  ...dexPoolHandlers,
  ...financingHandlers,
  ...futuresOverviewHandlers,
  ...futuresPastHandlers,
  ...gasHandlers,
  ...halvingHandlers,
  ...indicatorOverviewHandlers,
  ...liquidationMapHandlers,
  ...mtGoxHandlers,
  ...nftHandlers,
  ...spreadHandlers,
  ...stableHandlers,
  ...stableChainHandlers,
  ...stablePegHandlers,
  ...treasuryHandlers,
  ...trustHandlers,
  ...unlockListHandlers,
  ...defiFeesHandlers,
  ...defiOverviewHandlers,
  ...defiProtocolHandlers,
  ...defiYieldHandlers,
  ...exchangeDepthHandlers,
  ...exchangeEarnHandlers,
  ...exchangeHandlers,
  ...exchangeFuturesHandlers,
  ...exchangeInfoHandlers,
  ...exchangeOptionHandlers,
  ...exchangePairHandlers,
  ...exchangeProfileHandlers,
  ...exchangeRankingHandlers,
  ...exchangeReserveHandlers,
  ...dataAnswersHandlers,
  ...indicatorHandlers,
  ...futuresHoursHandlers,
  ...klineHandlers,
  ...activityHandlers,
  ...conceptHandlers,
  ...marketHandlers,
  ...sentimentHandlers,
  ...marketTodayHandlers,
  ...dailyHandlers,
  ...newsHandlers,
  ...noticeHandlers,
  ...translationHandlers,
  ...weeklyHandlers,
  ...rankingHandlers,
  ...newcomerRankingHandlers,
  ...popularityHandlers,
  ...tradeRankingHandlers,
  ...countryHandlers,
  ...directoryHandlers,
  ...officialHandlers,
  ...searchHandlers,
  ...selfCheckHandlers,
  ...siteHandlers,
  ...sourceStatusHandlers,
  ...trackRecordHandlers,
  ...websiteHandlers,
  ...wikiHandlers,
  ...softwareHandlers,
  ...walletHandlers,
};
