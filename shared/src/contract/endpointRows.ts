// Generated from the files of its folder by `npm run format`: do not edit.
import { activityEndpoints } from './activity.ts';
import { bigEventEndpoints } from './bigEvents.ts';
import { calendarEndpoints } from './calendar.ts';
import { coinChartEndpoints } from './coin/charts.ts';
import { coinEventEndpoints } from './coin/events.ts';
import { coinFeesEndpoints } from './coin/fees.ts';
import { coinHistoryEndpoints } from './coin/history.ts';
import { coinHolderEndpoints } from './coin/holders.ts';
import { coinInfoEndpoints } from './coin/info.ts';
import { coinLongShortEndpoints } from './coin/longShort.ts';
import { coinMarketEndpoints } from './coin/markets.ts';
import { coinMoveEndpoints } from './coin/move.ts';
import { coinProjectEndpoints } from './coin/project.ts';
import { coinReceiptEndpoints } from './coin/receipt.ts';
import { coinRiskEndpoints } from './coin/risk.ts';
import { coinEndpoints } from './coins.ts';
import { accountEndpoints } from './community/account.ts';
import { alertChannelEndpoints } from './community/alertChannels.ts';
import { alertEndpoints } from './community/alerts.ts';
import { commentEndpoints } from './community/comments.ts';
import { countryEndpoints } from './community/country.ts';
import { imageEndpoints } from './community/images.ts';
import { portfolioEndpoints } from './community/portfolio.ts';
import { submissionEndpoints } from './community/submissions.ts';
import { voteEndpoints } from './community/votes.ts';
import { watchEndpoints } from './community/watch.ts';
import { conceptEndpoints } from './concepts.ts';
import { dappEndpoints } from './dapps.ts';
import { dataAnswersEndpoints } from './dashboards/dataAnswers.ts';
import { dexOverviewEndpoints } from './dashboards/dex.ts';
import { dexPoolEndpoints } from './dashboards/dexPools.ts';
import { financingEndpoints } from './dashboards/financing.ts';
import { futuresOverviewEndpoints } from './dashboards/futures.ts';
import { futuresPastEndpoints } from './dashboards/futuresPast.ts';
import { gasEndpoints } from './dashboards/gas.ts';
import { halvingEndpoints } from './dashboards/halving.ts';
import { indicatorOverviewEndpoints } from './dashboards/indicatorOverview.ts';
import { liquidationMapEndpoints } from './dashboards/liquidationMap.ts';
import { mtGoxEndpoints } from './dashboards/mtgox.ts';
import { nftEndpoints } from './dashboards/nft.ts';
import { spreadEndpoints } from './dashboards/spread.ts';
import { stableEndpoints } from './dashboards/stable.ts';
import { stablePegEndpoints } from './dashboards/stablePeg.ts';
import { treasuryEndpoints } from './dashboards/treasuries.ts';
import { trustEndpoints } from './dashboards/trusts.ts';
import { defiFeesEndpoints } from './defi/fees.ts';
import { defiOverviewEndpoints } from './defi/overview.ts';
import { defiProtocolEndpoints } from './defi/protocol.ts';
import { defiYieldEndpoints } from './defi/yields.ts';
import { directoryEndpoints } from './directory.ts';
import { exchangeDepthEndpoints } from './exchange/depth.ts';
import { exchangeEarnEndpoints } from './exchange/earn.ts';
import { exchangeFuturesEndpoints } from './exchange/futures.ts';
import { exchangeInfoEndpoints } from './exchange/info.ts';
import { exchangeOptionEndpoints } from './exchange/options.ts';
import { exchangePairEndpoints } from './exchange/pairs.ts';
import { exchangeProfileEndpoints } from './exchange/profile.ts';
import { exchangeRankingEndpoints } from './exchange/rankings.ts';
import { exchangeReserveEndpoints } from './exchange/reserves.ts';
import { exchangeRateEndpoints } from './exchangeRates.ts';
import { exchangeEndpoints } from './exchanges.ts';
import { futuresHoursEndpoints } from './futuresHours.ts';
import { indicatorEndpoints } from './indicators.ts';
import { klineEndpoints } from './kline.ts';
import { marketEndpoints } from './market.ts';
import { marketShareEndpoints } from './marketShares.ts';
import { marketTodayEndpoints } from './marketToday.ts';
import { newCoinEndpoints } from './newCoins.ts';
import { dailyEndpoints } from './news/daily.ts';
import { newsEndpoints } from './news/news.ts';
import { noticeEndpoints } from './news/notices.ts';
import { translationEndpoints } from './news/translation.ts';
import { weeklyEndpoints } from './news/weekly.ts';
import { officialEndpoints } from './official.ts';
import { proposalEndpoints } from './proposals.ts';
import { rankingEndpoints } from './rankings/moves.ts';
import { newcomerRankingEndpoints } from './rankings/newcomers.ts';
import { popularityEndpoints } from './rankings/popularity.ts';
import { tradeRankingEndpoints } from './rankings/trade.ts';
import { readerMoodEndpoints } from './readerMood.ts';
import { searchEndpoints } from './search.ts';
import { selfCheckEndpoints } from './selfCheck.ts';
import { sentimentEndpoints } from './sentiment.ts';
import { siteEndpoints } from './site.ts';
import { softwareEndpoints } from './software.ts';
import { sourceStatusEndpoints } from './sourceStatus.ts';
import { trackRecordEndpoints } from './trackRecord.ts';
import { unlockEndpoints } from './unlocks.ts';
import { walletInfoEndpoints } from './walletInfo.ts';
import { walletEndpoints } from './wallets.ts';
import { websiteEndpoints } from './websites.ts';
import { wikiEndpoints } from './wiki.ts';

/** Every row of the contract by its name, on whatever host; `endpoints.ts` says what is which. */
export const endpointRows = {
  ...activityEndpoints,
  ...bigEventEndpoints,
  ...calendarEndpoints,
  ...coinChartEndpoints,
  ...coinEventEndpoints,
  ...coinFeesEndpoints,
  ...coinHistoryEndpoints,
  ...coinHolderEndpoints,
  ...coinInfoEndpoints,
  ...coinLongShortEndpoints,
  ...coinMarketEndpoints,
  ...coinMoveEndpoints,
  ...coinProjectEndpoints,
  ...coinReceiptEndpoints,
  ...coinRiskEndpoints,
  ...coinEndpoints,
  ...accountEndpoints,
  ...alertChannelEndpoints,
  ...alertEndpoints,
  ...commentEndpoints,
  ...countryEndpoints,
  ...imageEndpoints,
  ...portfolioEndpoints,
  ...submissionEndpoints,
  ...voteEndpoints,
  ...watchEndpoints,
  ...conceptEndpoints,
  ...dappEndpoints,
  ...dataAnswersEndpoints,
  ...dexOverviewEndpoints,
  ...dexPoolEndpoints,
  ...financingEndpoints,
  ...futuresOverviewEndpoints,
  ...futuresPastEndpoints,
  ...gasEndpoints,
  ...halvingEndpoints,
  ...indicatorOverviewEndpoints,
  ...liquidationMapEndpoints,
  ...mtGoxEndpoints,
  ...nftEndpoints,
  ...spreadEndpoints,
  ...stableEndpoints,
  ...stablePegEndpoints,
  ...treasuryEndpoints,
  ...trustEndpoints,
  ...defiFeesEndpoints,
  ...defiOverviewEndpoints,
  ...defiProtocolEndpoints,
  ...defiYieldEndpoints,
  ...directoryEndpoints,
  ...exchangeDepthEndpoints,
  ...exchangeEarnEndpoints,
  ...exchangeFuturesEndpoints,
  ...exchangeInfoEndpoints,
  ...exchangeOptionEndpoints,
  ...exchangePairEndpoints,
  ...exchangeProfileEndpoints,
  ...exchangeRankingEndpoints,
  ...exchangeReserveEndpoints,
  ...exchangeRateEndpoints,
  ...exchangeEndpoints,
  ...futuresHoursEndpoints,
  ...indicatorEndpoints,
  ...klineEndpoints,
  ...marketEndpoints,
  ...marketShareEndpoints,
  ...marketTodayEndpoints,
  ...newCoinEndpoints,
  ...dailyEndpoints,
  ...newsEndpoints,
  ...noticeEndpoints,
  ...translationEndpoints,
  ...weeklyEndpoints,
  ...officialEndpoints,
  ...proposalEndpoints,
  ...rankingEndpoints,
  ...newcomerRankingEndpoints,
  ...popularityEndpoints,
  ...tradeRankingEndpoints,
  ...readerMoodEndpoints,
  ...searchEndpoints,
  ...selfCheckEndpoints,
  ...sentimentEndpoints,
  ...siteEndpoints,
  ...softwareEndpoints,
  ...sourceStatusEndpoints,
  ...trackRecordEndpoints,
  ...unlockEndpoints,
  ...walletInfoEndpoints,
  ...walletEndpoints,
  ...websiteEndpoints,
  ...wikiEndpoints,
} as const;
