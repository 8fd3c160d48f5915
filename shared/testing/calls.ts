import type { ApiEndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { NEWS_CHANNELS } from '@coinmirror/shared/contract/news/sections.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { type PublishedIds, VENUE } from './addresses.ts';
import { ask, known, testContext } from './world.ts';

type Params = Readonly<Record<string, unknown>>;

const COIN = 'bitcoin';
const EXCHANGE = 'binance';
const TICKER = 'binance_btc_usdt';

/** Calls with specific parameters, for endpoints that need some or have several answer shapes. */
const NAMED: Readonly<Partial<Record<ApiEndpointName, readonly Params[]>>> = {
  coinRank: [-1, 1, 2, 3, 4, 5].map((type) => ({ type })),
  coinInfo: [{ code: COIN }],
  coinCharts: [{ code: COIN }],
  coinMarkets: [0, 1].map((tickertype) => ({ code: COIN, tickertype })),
  coinTradeShares: [{ code: COIN }],
  coinHolders: [{ code: COIN }],
  coinHistory: [{ coincode: COIN }],
  coinRankHistory: [{ code: COIN }],
  coinFees: ['uniswap', 'ethereum', 'tether', COIN].map((code) => ({ code })),
  coinProject: [{ code: COIN }],
  coinWallets: [{ code: COIN }],
  coinRisk: [{ code: COIN }],
  coinLongShort: [{ code: COIN }],
  coinBigEvents: [{ coincode: COIN }],
  coinMove: [{ coincode: COIN }],
  coinFeed: [{ coincode: COIN }],
  conceptDetail: [{ id: 'defi' }],
  conceptTrend: [{ id: 'defi' }],
  exchangeInfo: [{ code: EXCHANGE }],
  exchangeReserves: [{ code: EXCHANGE }],
  exchangeWallets: [{ code: EXCHANGE }],
  exchangeProfile: [{ code: EXCHANGE }],
  exchangeHistory: [{ code: EXCHANGE }],
  exchangePairs: [{ code: EXCHANGE }],
  pairDepth: [{ code: EXCHANGE }],
  exchangeEarn: [{ code: EXCHANGE }],
  exchangeFutures: [{ exchangecode: EXCHANGE }],
  stableChains: ['', 'tether', 'usd-coin'].map((coin) => ({ coin })),
  walletInfo: [{ id: 'metamask' }],
  dappInfo: [{ id: 'aave' }],
  webSearch: [{ code: 'bit' }],
  candles: [{ tickerid: TICKER }],
  orderBook: [{ tickerid: TICKER }],
  klinePair: [{ tickerid: TICKER }],
  trades: [{ tickerid: TICKER }],
  indicator: [{ key: 'mayer' }],
  defiProtocol: [{ code: 'aave' }],
  coinNews: [{ coincode: COIN }],
  newsSearch: [{ code: '比特币' }],
  newsMonth: [{ month: '2026-02' }],
  announcementDetail: [{ id: 'demo-data' }],
  wikiGroup: [{ id: 'basics' }],
  wikiTerm: [{ id: 'funding-rate' }],
  wikiArticle: [{ id: 'halving' }],
  wikiMedia: [{ id: 'bitcoin-paper' }],
  wikiHint: [{ definition: 'volume24h' }],
  softwareDetail: [{ id: 'metamask' }],
};

/** Latest published items of a market; default: the test market. */
export async function testIds(context = testContext): Promise<PublishedIds> {
  const first = (list: { readonly rows: readonly { readonly id: number | string }[] }) =>
    String(known(list.rows[0]).id);
  const [articles, venueArticles, flashes, notices, proposals] = await Promise.all([
    ask('newsList', { channelid: NEWS_CHANNELS.articles }, context),
    ask('newsList', NEWS_ARGS.ofExchange(VENUE), context),
    ask('newsList', { channelid: NEWS_CHANNELS.flash }, context),
    ask('noticeList', {}, context),
    ask('proposalList', { state: 'passed' }, context),
  ]);
  return {
    article: first(articles),
    venueArticle: first(venueArticles),
    flash: first(flashes),
    notice: first(notices),
    proposal: first(proposals),
  };
}

/** Calls of the test market by endpoint, at least one for each, for tests over the whole table. */
export async function testCalls(): Promise<(name: ApiEndpointName) => readonly Params[]> {
  const { article, notice, proposal } = await testIds();
  const named: typeof NAMED = {
    ...NAMED,
    newsDetail: [{ id: article }],
    newsTranslation: [{ id: article }],
    noticeDetail: [{ id: notice }],
    proposalDetail: [{ id: proposal }],
  };
  return (name) => named[name] ?? [{}];
}
