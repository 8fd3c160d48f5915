import { activityEndpoints } from './activity.ts';
import { bigEventEndpoints } from './bigEvents.ts';
import { calendarEndpoints } from './calendar.ts';
import { coinChartEndpoints } from './coin/charts.ts';
import { coinEventEndpoints } from './coin/events.ts';
import { coinHistoryEndpoints } from './coin/history.ts';
import { coinHolderEndpoints } from './coin/holders.ts';
import { coinInfoEndpoints } from './coin/info.ts';
import { coinLongShortEndpoints } from './coin/longShort.ts';
import { coinMarketEndpoints } from './coin/markets.ts';
import { coinProjectEndpoints } from './coin/project.ts';
import { coinRiskEndpoints } from './coin/risk.ts';
import { coinEndpoints } from './coins.ts';
import { accountEndpoints } from './community/account.ts';
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
import { defiEndpoints } from './defi/defi.ts';
import { directoryEndpoints } from './directory.ts';
import type { Endpoint } from './endpoint.ts';
import { exchangeBoardEndpoints } from './exchange/boards.ts';
import { exchangeDepthEndpoints } from './exchange/depth.ts';
import { exchangeEarnEndpoints } from './exchange/earn.ts';
import { exchangeFuturesEndpoints } from './exchange/futures.ts';
import { exchangeInfoEndpoints } from './exchange/info.ts';
import { exchangeOptionEndpoints } from './exchange/options.ts';
import { exchangePairEndpoints } from './exchange/pairs.ts';
import { exchangeProfileEndpoints } from './exchange/profile.ts';
import { exchangeReserveEndpoints } from './exchange/reserves.ts';
import { exchangeRateEndpoints } from './exchangeRates.ts';
import { exchangeEndpoints } from './exchanges.ts';
import { figureEndpoints } from './figures/figures.ts';
import { indicatorEndpoints } from './indicators.ts';
import { klineEndpoints } from './kline.ts';
import { marketEndpoints } from './market.ts';
import { marketShareEndpoints } from './marketShares.ts';
import { newCoinEndpoints } from './newCoins.ts';
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
import { searchEndpoints } from './search.ts';
import { sentimentEndpoints } from './sentiment.ts';
import { siteEndpoints } from './site.ts';
import { softwareEndpoints } from './software.ts';
import { walletInfoEndpoints } from './walletInfo.ts';
import { walletEndpoints } from './wallets.ts';
import { websiteEndpoints } from './websites.ts';
import { wikiEndpoints } from './wiki.ts';

/** Endpoints of the market host: plain reads, answered from the market. */
const apiEndpoints = {
  ...marketEndpoints,
  ...exchangeRateEndpoints,
  ...marketShareEndpoints,
  ...coinEndpoints,
  ...newCoinEndpoints,
  ...coinInfoEndpoints,
  ...coinChartEndpoints,
  ...coinMarketEndpoints,
  ...coinHolderEndpoints,
  ...coinHistoryEndpoints,
  ...coinProjectEndpoints,
  ...coinRiskEndpoints,
  ...coinLongShortEndpoints,
  ...coinEventEndpoints,
  ...rankingEndpoints,
  ...tradeRankingEndpoints,
  ...newcomerRankingEndpoints,
  ...popularityEndpoints,
  ...activityEndpoints,
  ...conceptEndpoints,
  ...directoryEndpoints,
  ...exchangeEndpoints,
  ...exchangeInfoEndpoints,
  ...exchangeReserveEndpoints,
  ...exchangeProfileEndpoints,
  ...exchangeBoardEndpoints,
  ...exchangePairEndpoints,
  ...exchangeDepthEndpoints,
  ...exchangeEarnEndpoints,
  ...exchangeOptionEndpoints,
  ...exchangeFuturesEndpoints,
  ...walletEndpoints,
  ...walletInfoEndpoints,
  ...dappEndpoints,
  ...searchEndpoints,
  ...sentimentEndpoints,
  ...siteEndpoints,
  ...klineEndpoints,
  ...indicatorEndpoints,
  ...figureEndpoints,
  ...defiEndpoints,
  ...countryEndpoints,
  ...newsEndpoints,
  ...weeklyEndpoints,
  ...translationEndpoints,
  ...noticeEndpoints,
  ...wikiEndpoints,
  ...calendarEndpoints,
  ...bigEventEndpoints,
  ...proposalEndpoints,
  ...softwareEndpoints,
  ...websiteEndpoints,
  ...officialEndpoints,
} as const satisfies Record<string, Endpoint>;

/** Endpoints of the community host: signed by the BFF, answered from what people write. */
const communityEndpoints = {
  ...accountEndpoints,
  ...watchEndpoints,
  ...portfolioEndpoints,
  ...alertEndpoints,
  ...commentEndpoints,
  ...voteEndpoints,
  ...submissionEndpoints,
} as const satisfies Record<string, Endpoint>;

/** Endpoints that answer with bytes instead of an envelope. */
const fileEndpoints = { ...imageEndpoints } as const satisfies Record<string, Endpoint>;

/**
 * The endpoint table: every call of the product. The BFF's allow-list, the embedded upstream's handlers and the tests'
 * mocks derive from it. Features import only their own resource's endpoints, so that no page ships another's schemas.
 */
export const endpoints = { ...apiEndpoints, ...communityEndpoints, ...fileEndpoints } as const;

export type ApiEndpointName = keyof typeof apiEndpoints;
export type CommunityEndpointName = keyof typeof communityEndpoints;
type FileEndpointName = keyof typeof fileEndpoints;
export type EndpointName = ApiEndpointName | CommunityEndpointName | FileEndpointName;

export const apiEndpointNames = Object.keys(apiEndpoints) as readonly ApiEndpointName[];

/** Whether an endpoint is answered from what people write. */
export function isCommunityEndpoint(name: EndpointName): name is CommunityEndpointName {
  return Object.hasOwn(communityEndpoints, name);
}

export type EndpointRow<Name extends EndpointName> = (typeof endpoints)[Name];
