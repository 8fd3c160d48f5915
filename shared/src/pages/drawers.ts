import type { FuturesTab } from '../dashboards/futuresTabs.ts';
import { navOf, type RouteName } from '../manifest/pages.ts';
import { type Link, linkTo } from '../routes/link.ts';
import type { MenuKey } from './menu.ts';

/** A link of a drawer (the specification's menu drawer item). */
interface DrawerLink {
  readonly title: string;
  readonly link: Link;
  readonly badge?: 'new' | 'hot';
}

export interface DrawerGroup {
  readonly title: string;
  readonly links: readonly DrawerLink[];
}

/** A page with its own menu label, or a part of one with the given label. */
type Entry = RouteName | DrawerLink;

/** Popular pages, and new ones. */
const BADGES: Partial<Record<RouteName, 'new' | 'hot'>> = {
  newCoins: 'new',
  hotNewCoin: 'new',
  kline: 'hot',
  exchangeRankingHot: 'hot',
  dataAhr: 'hot',
  newsFlash: 'hot',
};

function group(title: string, entries: readonly Entry[]): DrawerGroup {
  return { title, links: entries.map((entry) => (typeof entry === 'string' ? pageLink(entry) : entry)) };
}

function pageLink(name: RouteName): DrawerLink {
  const title = navOf(name);
  const badge = BADGES[name];
  // No page of a drawer takes a parameter; a test checks each address.
  const link = { to: name, params: {} } as Link;
  return badge === undefined ? { title, link } : { title, link, badge };
}

const defiTab = (title: string, tab: number): DrawerLink => ({
  title,
  link: linkTo('dataDefi', {}, { tab }),
});
const calendarTab = (title: string, tab: number): DrawerLink => ({
  title,
  link: linkTo('calendar', {}, { tab }),
});

const futuresTab = (title: string, tab: FuturesTab['key']): DrawerLink => ({
  title,
  link: linkTo('dataFutures', {}, { tab }),
});

/** Contents of each menu entry's drawer. */
export const drawers: Readonly<Record<MenuKey, readonly DrawerGroup[]>> = {
  market: [
    group('币种', ['coinList', 'assets', 'mining', 'newCoins', 'recorded', 'noRecorded']),
    group('工具', ['kline', 'compare', 'hotSearch', 'ath', 'activeTransaction', 'charts']),
  ],
  exchange: [
    group('平台', [
      'exchangeList',
      'exchangeRanking',
      'exchangeRankingFutures',
      'exchangeRankingOptions',
      'exchangeRankingDex',
      'exchangeRankingOtc',
    ]),
    group('动态', [
      'exchangeRankingHot',
      'exchangeRankingNft',
      'exchangesDynamic',
      'exchangesNotice',
      'exchangeGradeGuide',
    ]),
  ],
  data: [
    group('指标', ['dataAhr', 'sixtyDaySum', 'dataSpread', 'halving', 'dataMore']),
    group('机构与链上', ['dataBtcHolding', 'dataGray', 'dataMtGox', 'dataEth', 'dataStable']),
    group('合约与期权', [
      'futures',
      'dataFutures',
      futuresTab('资金费率', 'funding'),
      futuresTab('爆仓', 'forced'),
      { title: '期权', link: linkTo('exchangeRankingOptions', {}) },
    ]),
    group('市场', [
      'dataUnlocks',
      'dataDex',
      'dataPools',
      'dataNft',
      'dataFinancing',
      'dataCoinTrend',
      'dataCalc',
    ]),
  ],
  concept: [group('板块', ['concept', 'hotConcept'])],
  ranking: [
    group('价格与成交', ['hotMax', 'hotCurrencies', 'hotExchanges', 'hotTurnoverRate', 'hotNewCoin']),
    group('持仓与社交', ['hotPosition', 'hotHolder', 'hotGithub', 'hotSocial', 'hotIeoNewCoin']),
  ],
  defi: [
    group('生态', [defiTab('Ethereum', 0), defiTab('BSC', 1), defiTab('Heco', 2), defiTab('OEC', 3)]),
    group('收益', [
      'dataDefiFees',
      defiTab('流动性挖矿', 4),
      defiTab('借贷', 5),
      defiTab('利率', 7),
      defiTab('锚定资产', 9),
    ]),
    group('更多', [defiTab('社区提案', 6), defiTab('概念币', 8), defiTab('资源', 10), 'dataDefiCourse']),
  ],
  wallet: [
    group('按类型', [
      'walletList',
      'walletApp',
      'walletPc',
      'walletHardware',
      'walletTrade',
      'walletFinancing',
    ]),
  ],
  calendar: [
    group('日历', [calendarTab('按日', 0), calendarTab('按周', 1), calendarTab('按月', 2), 'eventSpeech']),
  ],
  news: [group('资讯', ['news', 'newsFlash', 'notice', 'announcement', 'daily', 'weekly', 'wiki'])],
  directory: [group('导航', ['siteDirectory', 'dapp', 'wiki', 'submitDapp'])],
  nft: [group('NFT', ['dataNft', 'exchangeRankingNft', 'dappArt'])],
};
