import { type RouteName, routeNames } from '@coinmirror/shared/manifest/pages.ts';
import { rankingNames } from '@coinmirror/shared/rankings/rankings.ts';
import { exampleAddress } from '@coinmirror/testing/addresses.ts';

/** Requirements of one page beyond those of every page. */
interface MatrixRow {
  /** An address of the page; by default its example address. */
  readonly at?: string;
  /** Playwright selectors: the first match of each is visible. */
  readonly shows?: readonly string[];
  /** The same, only on a wide screen. */
  readonly showsWide?: readonly string[];
  /** Minimum number of rows in its table. */
  readonly rows?: number;
  /** On a phone, row headings have room for a name. */
  readonly hasNameColumn?: boolean;
  /** Causes no layout shift after it is painted, however late its parts load. */
  readonly isSteady?: boolean;
  /** Opened by a logged-in visitor. */
  readonly asMember?: boolean;
}

const heading = (name: string) => `main >> role=columnheader[name=/^${name}/]`;
const sorted = (name: string, order: 'ascending' | 'descending') =>
  `main th[aria-sort="${order}"]:has-text("${name}")`;
const tab = 'main >> role=tab';
const form = (name: string) => [`main >> role=heading[name="${name}"][level=1]`, `role=form[name="${name}"]`];
const breadcrumb = 'role=navigation[name="面包屑"]';
const sectionHeading = 'main h2:visible';

/** A coin list with a column of its own. */
const list = (own: string, at?: string): MatrixRow => ({
  ...(at !== undefined && { at }),
  shows: [heading(own)],
  rows: 10,
  hasNameColumn: true,
});
const home: MatrixRow = {
  showsWide: ['role=heading[name=/^异动/]'],
  rows: 100,
  hasNameColumn: true,
  isSteady: true,
};
const side: MatrixRow = { shows: [breadcrumb] };

/**
 * Rows for pages with further requirements, and for states that need a check of their own. A page without a row is
 * opened at its example address.
 */
const ROWS: Readonly<Partial<Record<RouteName, MatrixRow | readonly MatrixRow[]>>> = {
  ...Object.fromEntries(rankingNames.map((name) => [name, { rows: 4 }])),
  // How it settles is checked on the screen it is opened on; with two rows it is opened on both.
  home: [home, home],
  homeSub: [{}, list('流通数量', '/defi-coin'), list('风险提示', '/unrecorded')],
  coinList: list('流通数量'),
  coinListPage: list('流通数量'),
  coin: [
    { shows: ['main canvas'] },
    { at: '/currencies/bitcoin?tab=history' },
    { at: '/currencies/tether?tab=holders' },
    { at: '/currencies/bitcoin?tab=comments', shows: ['role=textbox[name="写评论"]'] },
    { at: '/currencies/shiba-inu?graph=candles', shows: ['main canvas'] },
    { at: '/currencies/bitcoin?vs=ethereum&range=y', shows: ['role=figure[name=/与以太坊 ETH的涨跌对比/]'] },
    // Unverified: its risks are listed.
    { at: '/currencies/sample-instant-treasure' },
  ],
  coinFeed: side,
  coinLongShort: side,
  coinMarket: side,
  coinProject: { at: '/coindetails/uniswap', ...side },
  coinEvent: side,
  coinWallet: { at: '/coinwallet/solana', ...side },
  coinHolders: { at: '/infoDetail/tether', ...side },
  calendar: [
    { shows: ['role=heading[name="未来 60 天的重要事件"]'] },
    { at: '/calendar?tab=1' },
    { at: '/calendar?tab=2', shows: ['main >> role=table'] },
  ],
  dataReceipt: { rows: 10, shows: ['role=table[name="计入的报价"]'] },
  calendarCoin: { at: '/calendar/arbitrum', shows: [sectionHeading] },
  event: [{}, { at: '/event' }],
  proposalCoin: [{}, { at: '/proposal/coin' }],
  proposalDetail: { shows: ['role=heading[name="大户投票"]'], rows: 5 },
  software: { shows: ['role=heading[name="核对下载的文件"]'] },
  tutorial: [{ shows: [sectionHeading] }, { at: '/tutorial', shows: [sectionHeading] }],
  exchangeList: [
    { rows: 50, showsWide: [heading('风险')], hasNameColumn: true },
    { at: '/exchange?type=dex&area=onchain', rows: 10 },
  ],
  exchangeRanking: { rows: 50, showsWide: [heading('变化原因')] },
  exchangeRankingFutures: { rows: 20, showsWide: [heading('BTC费率')] },
  exchangeRankingDex: { rows: 9, showsWide: [heading('公链')] },
  exchangeRankingHot: { rows: 50, shows: [heading('人气指数')] },
  exchangeRankingOtc: { rows: 8, shows: [heading('买价'), 'main canvas'] },
  exchange: [
    { at: '/exchange/okx', shows: ['main canvas'], ...side },
    { at: '/exchange/uniswap', ...side },
  ],
  exchangeDetails: { at: '/exchange/coinbase/details.html', rows: 4, ...side },
  exchangeAssetsDisclosure: [
    { at: '/exchange/okx/assets_disclosure', rows: 8, shows: ['role=textbox[name="证明文件内容"]'] },
    { at: '/exchange/uniswap/assets_disclosure', ...side },
  ],
  exchangeWallet: { at: '/exchange/binance/wallet.html', rows: 20, ...side },
  exchangeNewCoin: { at: '/exchange/bybit/newcoin', ...side },
  exchangeIeo: { at: '/exchange/binance/ieo', ...side },
  exchangeNews: { at: '/exchange/binance/news', ...side },
  exchangeDynamic: { at: '/exchange/binance/dynamic', ...side },
  exchangeMining: { at: '/exchange/binance/mining', rows: 10, ...side },
  exchangeRankingOptions: { rows: 10, shows: [heading('持仓量')] },
  exchangeRankingNft: { rows: 6, shows: [heading('份额')], hasNameColumn: true },
  exchangeMember: { at: '/exchange/kraken/member', ...side },
  exchangeInvestor: { at: '/exchange/coinbase/investor', ...side },
  exchangeMarket: [
    { at: '/exchange/binance/market.html', rows: 100, ...side },
    { at: '/exchange/okx/market.html?kind=margin', ...side },
    { at: '/exchange/okx/market.html?kind=futures&sort=openInterest', ...side },
    { at: '/exchange/uniswap/market.html?q=eth', ...side },
  ],
  assets: list('合约地址'),
  assetsSub: { shows: [sorted('24H涨幅', 'descending')] },
  mining: list('区块奖励'),
  miningSub: { at: '/mining/volume', shows: [sorted('24H成交额', 'descending')] },
  recorded: list('未排名原因'),
  recordedSub: { at: '/recorded/drop', shows: [sorted('24H涨幅', 'ascending')] },
  noRecorded: list('风险提示'),
  newCoins: list('首发交易所'),
  concept: { shows: ['role=navigation[name="概念板块热力图"]'], rows: 10 },
  coinSector: { rows: 4 },
  conceptItem: { rows: 4 },
  conceptFile: [
    { rows: 4 },
    // A concept may be addressed by its Chinese name.
    { at: '/concept/公链.html', shows: ['main >> role=heading[name="公链概念"][level=1]'] },
  ],
  ath: { rows: 10 },
  hotSearch: { rows: 5 },
  // How many coins stand out depends on the minute.
  // On a phone the kinds lie behind a button.
  activeTransaction: {
    shows: ['main >> role=table[name="活跃交易"]'],
    showsWide: ['main >> role=radiogroup[name="异动类型"]'],
  },
  data: [
    { shows: ['main >> text=BTC 资金费率高吗', 'main >> text=有稳定币脱锚吗'] },
    { at: '/data?tab=1', shows: ['main >> text=比特币周期指标'] },
    { at: '/data?tab=4' },
  ],
  dataIndicator: [
    {},
    { at: '/data/index/s2f?range=4y' },
    { at: '/data/index/drawdown' },
    { at: '/data/index/feargreed', shows: ['main >> role=button[name="设为预警"]', 'main >> text=/^上周/'] },
  ],
  dataMore: [{}, { at: '/data/more.html?date=2022-11-21' }],
  dataCalc: [{}, { at: '/data/calc.html?tab=futures' }, { at: '/data/calc.html?tab=dca' }],
  dataSpread: { rows: 10 },
  dataPools: [
    { shows: ['main >> role=link[name="新建"]'], rows: 4, hasNameColumn: true },
    { at: '/data/dex/pools?kind=new&least=0', rows: 4 },
  ],
  dataStable: [
    { rows: 4 },
    { at: '/data/stable.html?on=tether', shows: ['role=table[name="各公链上的稳定币"] >> role=rowheader'] },
  ],
  dataUnlocks: [
    { shows: ['main >> text=今天'], rows: 4, hasNameColumn: true },
    { at: '/data/unlocks?range=past', rows: 4 },
  ],
  dataBtcHolding: { rows: 10, hasNameColumn: true },
  dataGray: [{ rows: 10 }, { at: '/data/gray.html?etf=ethereum' }],
  halving: { shows: ['main >> role=timer'], rows: 4 },
  charts: { shows: ['role=navigation[name=/^加密货币热力图/]'] },
  compare: [
    { at: '/compare?c=bitcoin,ethereum,solana,ripple', shows: ['main >> role=columnheader[name=/瑞波币/]'] },
    {},
    { at: '/compare?kind=exchange&c=binance,okx', shows: ['main >> role=columnheader[name=/欧易/]'] },
  ],
  kline: [
    { shows: ['main canvas', 'main >> role=radio[name="15分"]'], showsWide: ['role=table[name="卖盘"]'] },
    { at: '/kline/okx_swap_eth_usdt?period=1440', shows: ['main >> text=资金费率'] },
  ],
  klineHandicap: { shows: ['role=table[name="买盘"]', 'role=figure[name=/^深度图/]'] },
  contact: { shows: ['main >> role=img[name=/二维码$/]'] },
  news: [{ shows: ['main article'] }, { at: '/news?tab=7' }],
  newsItem: [{ shows: [breadcrumb] }, { at: '/news/{flash}.html' }],
  headline: { shows: [breadcrumb, 'main article'] },
  weekly: { shows: [breadcrumb, 'main article', 'role=link[name="阅读本期全文"]'] },
  analyse: [{ at: '/analyse' }, { shows: [breadcrumb] }],
  author: [{ at: '/author' }, { shows: [breadcrumb] }],
  wiki: { shows: ['role=searchbox[name="查找词条"]'] },
  wikiNoun: { shows: [breadcrumb, 'role=navigation[name="相关词条"]'] },
  siteDirectory: { shows: ['role=searchbox[name="查找网站"]', 'main >> text=etherscan.io'] },
  app: { shows: ['role=region[name="当前设备"]'] },
  status: { shows: ['main >> role=heading[name="模拟行情"]', 'main >> text=不能据此做任何决定'] },
  verification: { shows: form('官方验证') },
  notice: {},
  noticeFor: [{}, { at: '/notice/coin/bitcoin' }],
  search: [
    {},
    { at: '/search?word=btc', shows: ['main a[href="/currencies/bitcoin"]'] },
    { at: '/search?word=BTC&tabs=4', shows: ['main a[href^="/notice/"]'] },
  ],
  userLogin: { shows: form('登录') },
  userSignin: { shows: form('注册') },
  resetPassword: { shows: form('找回密码') },
  userSetting: [{}, { asMember: true, shows: [sectionHeading] }],
  userSecurity: [{}, { asMember: true, shows: [sectionHeading] }],
  userInviteOld: [{}, { asMember: true, shows: [sectionHeading, 'main >> text=user/signin?invite='] }],
  userTicker: { shows: [tab] },
  userExchange: { shows: [tab] },
  userExchangeIndex2: { shows: [tab] },
  walletList: { rows: 20, showsWide: [heading('官方域名')], hasNameColumn: true },
  walletHardware: { rows: 5 },
  wallet: [
    { at: '/wallet/metamask', shows: [breadcrumb, 'role=region[name="真伪核对"]'] },
    { at: '/wallet/atomic' },
  ],
  walletNotice: { at: '/wallet/imtoken/notice', ...side },
  dapp: { rows: 30, showsWide: [heading('公链')], hasNameColumn: true },
  dappItem: { at: '/dapp/uniswap', shows: ['main canvas'], rows: 4 },
  walletFocus: { shows: [tab] },
};

export interface MatrixCase extends MatrixRow {
  readonly route: RouteName;
  readonly at: string;
}

/** Every page, in each state that has a row. */
export const matrixCases: readonly MatrixCase[] = routeNames.flatMap((route) => {
  const row = ROWS[route] ?? {};
  return (isList(row) ? row : [row]).map((one) => ({ ...one, route, at: one.at ?? exampleAddress(route) }));
});

function isList(row: MatrixRow | readonly MatrixRow[]): row is readonly MatrixRow[] {
  return Array.isArray(row);
}
