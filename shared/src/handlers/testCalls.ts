import type { ApiEndpointName } from '../contract/endpoints.ts';
import { ask } from './testMarket.ts';

type Params = Readonly<Record<string, unknown>>;

const COIN = 'bitcoin';
const EXCHANGE = 'binance';
const TICKER = 'binance_btc_usdt';

/** Calls with parameters of their own, where an endpoint needs some, or answers in several shapes. */
const NAMED: Readonly<Partial<Record<ApiEndpointName, readonly Params[]>>> = {
  coinRank: [-1, 1, 2, 3, 4, 5].map((type) => ({ type })),
  coinInfo: [{ code: COIN }],
  coinCharts: [{ code: COIN }],
  coinMarkets: [0, 1].map((tickertype) => ({ code: COIN, tickertype })),
  coinTradeShares: [{ code: COIN }],
  coinHolders: [{ code: COIN }],
  coinHistory: [{ coincode: COIN }],
  coinRankHistory: [{ code: COIN }],
  coinProject: [{ code: COIN }],
  coinWallets: [{ code: COIN }],
  coinRisk: [{ code: COIN }],
  coinLongShort: [{ code: COIN }],
  coinBigEvents: [{ coincode: COIN }],
  coinFeed: [{ coincode: COIN }],
  conceptDetail: [{ id: 'defi' }],
  conceptTrend: [{ id: 'defi' }],
  exchangeInfo: [{ code: EXCHANGE }],
  exchangeReserves: [{ code: EXCHANGE }],
  exchangeWallets: [{ code: EXCHANGE }],
  exchangeProfile: [{ code: EXCHANGE }],
  exchangeHistory: [{ code: EXCHANGE }],
  exchangePairs: [{ code: EXCHANGE }],
  pairDepth: [{ code: TICKER }],
  exchangeEarn: [{ code: EXCHANGE }],
  exchangeFutures: [{ exchangecode: EXCHANGE }],
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

/** What was published last, under ids of its time. */
async function published(): Promise<typeof NAMED> {
  const [news, notices, proposals] = await Promise.all([
    ask('newsList', { channelid: 1 }),
    ask('noticeList', {}),
    ask('proposalList', { state: 'passed' }),
  ]);
  const [item, notice, proposal] = [news.rows[0]?.id, notices.rows[0]?.id, proposals.rows[0]?.id];
  return {
    newsDetail: [{ id: item }],
    newsTranslation: [{ id: item }],
    noticeDetail: [{ id: notice }],
    proposalDetail: [{ id: proposal }],
  };
}

/** Calls of the test market by endpoint, at least one for each: what tests over the whole table ask. */
export async function testCalls(): Promise<(name: ApiEndpointName) => readonly Params[]> {
  const named = { ...NAMED, ...(await published()) };
  return (name) => named[name] ?? [{}];
}
