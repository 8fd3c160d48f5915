import type { ApiEndpointName } from '../contract/endpoints.ts';
import type { Handlers } from './handler.ts';
import { activityHandlers } from './handlers/activity.ts';
import { newcomerBoardHandlers } from './handlers/boards/newcomers.ts';
import { peopleBoardHandlers } from './handlers/boards/people.ts';
import { tradeBoardHandlers } from './handlers/boards/trade.ts';
import { coinEventHandlers } from './handlers/coin/events.ts';
import { coinHistoryHandlers } from './handlers/coin/history.ts';
import { coinHolderHandlers } from './handlers/coin/holders.ts';
import { coinLongShortHandlers } from './handlers/coin/longShort.ts';
import { coinMarketHandlers } from './handlers/coin/markets.ts';
import { coinProjectHandlers } from './handlers/coin/project.ts';
import { coinChartHandlers } from './handlers/coinCharts.ts';
import { coinInfoHandlers } from './handlers/coinInfo.ts';
import { coinHandlers } from './handlers/coins.ts';
import { conceptHandlers } from './handlers/concepts.ts';
import { countryHandlers } from './handlers/countries.ts';
import { directoryHandlers } from './handlers/directory.ts';
import { exchangeHandlers } from './handlers/exchanges.ts';
import { klineHandlers } from './handlers/kline.ts';
import { marketHandlers } from './handlers/market.ts';
import { newsHandlers } from './handlers/news/news.ts';
import { noticeHandlers } from './handlers/news/notices.ts';
import { rankingHandlers } from './handlers/rankings.ts';
import { searchHandlers } from './handlers/search.ts';
import { sentimentHandlers } from './handlers/sentiment.ts';
import { siteHandlers } from './handlers/site.ts';
import { walletHandlers } from './handlers/wallets.ts';

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
  ...coinLongShortHandlers,
  ...coinEventHandlers,
  ...rankingHandlers,
  ...tradeBoardHandlers,
  ...newcomerBoardHandlers,
  ...peopleBoardHandlers,
  ...activityHandlers,
  ...conceptHandlers,
  ...directoryHandlers,
  ...exchangeHandlers,
  ...walletHandlers,
  ...searchHandlers,
  ...sentimentHandlers,
  ...siteHandlers,
  ...klineHandlers,
  ...countryHandlers,
  ...newsHandlers,
  ...noticeHandlers,
};
