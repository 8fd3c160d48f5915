import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { MenuKey } from './menuItems.ts';

/** A link of a drawer (the specification's menu drawer item, in our words). */
export interface DrawerLink {
  readonly title: string;
  readonly href: string;
  readonly badge?: 'new' | 'hot';
  /** A few words on what is there. */
  readonly tip?: string;
}

export interface DrawerGroup {
  readonly title: string;
  readonly links: readonly DrawerLink[];
}

/** What each menu entry's drawer holds. */
export const drawers: Record<MenuKey, readonly DrawerGroup[]> = {
  market: [
    {
      title: '币种',
      links: [
        { title: '全部币种', href: hrefTo('coinList') },
        { title: '代币 Token', href: hrefTo('assets') },
        { title: '可挖矿币种', href: hrefTo('mining') },
        { title: '新币上市', href: hrefTo('newCoins'), badge: 'new' },
        { title: '已收录未排名', href: hrefTo('recorded') },
        { title: '未收录高风险', href: hrefTo('noRecorded') },
      ],
    },
    {
      title: '工具',
      links: [
        { title: 'K线', href: hrefTo('kline'), badge: 'hot' },
        { title: '币种对比', href: hrefTo('compare') },
        { title: '我的自选', href: hrefTo('userTicker') },
        { title: '热门搜索', href: hrefTo('hotSearch') },
        { title: '历史最高价', href: hrefTo('ath') },
      ],
    },
  ],
  exchange: [
    {
      title: '平台',
      links: [
        { title: '交易所排行', href: hrefTo('exchangeList') },
        { title: '交易所评级', href: hrefTo('exchangeBoardExRank') },
        { title: '期货交易所', href: hrefTo('exchangeBoardFutures') },
        { title: '期权交易所', href: hrefTo('exchangeBoardOptions') },
        { title: 'DEX', href: hrefTo('exchangeBoardDex') },
        { title: '场外交易', href: hrefTo('exchangeBoardOtc') },
      ],
    },
    {
      title: '动态',
      links: [
        { title: '热门交易所', href: hrefTo('exchangeBoardHot'), badge: 'hot' },
        { title: 'NFT 市场', href: hrefTo('exchangeBoardNft') },
        { title: '平台动态', href: hrefTo('exchangeBoardDynamic') },
        { title: '平台公告', href: hrefTo('exchangeBoardNotice') },
        { title: '评级说明', href: hrefTo('exchangeBoardGradeGuide') },
      ],
    },
  ],
  data: [
    {
      title: '指标',
      links: [
        { title: 'ahr999 囤币指标', href: hrefTo('dataAhr'), badge: 'hot' },
        { title: '60日累计涨幅', href: hrefTo('dataJzr') },
        { title: '现货溢价', href: hrefTo('dataSpread') },
        { title: '减半倒计时', href: hrefTo('halving') },
        { title: '更多指标', href: hrefTo('dataMore') },
      ],
    },
    {
      title: '机构与链上',
      links: [
        { title: '机构持币', href: hrefTo('dataBtcHolding') },
        { title: '灰度持仓', href: hrefTo('dataGray') },
        { title: 'Mt.Gox 偿还', href: hrefTo('dataMtGox') },
        { title: 'ETH Gas', href: hrefTo('dataEth') },
        { title: '稳定币', href: hrefTo('dataStable') },
      ],
    },
    {
      title: '市场',
      links: [
        { title: '合约数据', href: hrefTo('dataFutures') },
        { title: 'DEX 数据', href: hrefTo('dataDex') },
        { title: '融资', href: hrefTo('dataFinancing') },
        { title: '趋势对比', href: hrefTo('dataCoinTrend') },
        { title: '计算器', href: hrefTo('dataCalc') },
      ],
    },
  ],
  concept: [
    {
      title: '板块',
      links: [
        { title: '全部概念', href: hrefTo('concept') },
        { title: '概念涨跌榜', href: hrefTo('hotConcept') },
      ],
    },
  ],
  ranking: [
    {
      title: '价格与成交',
      links: [
        { title: '涨跌幅榜', href: hrefTo('hotMax') },
        { title: '币种成交额', href: hrefTo('hotCurrencies') },
        { title: '交易所成交额', href: hrefTo('hotExchanges') },
        { title: '换手率', href: hrefTo('hotTurnoverRate') },
        { title: '新币榜', href: hrefTo('hotNewCoin'), badge: 'new' },
      ],
    },
    {
      title: '持仓与社交',
      links: [
        { title: '大额持仓', href: hrefTo('hotPosition') },
        { title: '持币地址', href: hrefTo('hotHolder') },
        { title: 'GitHub', href: hrefTo('hotGithub') },
        { title: '社交总榜', href: hrefTo('hotSocial') },
        { title: 'IEO 新币', href: hrefTo('hotIeoNewCoin') },
      ],
    },
  ],
  defi: [
    {
      title: '生态',
      links: [
        { title: 'Ethereum', href: hrefTo('dataDefi', {}, { tab: 0 }) },
        { title: 'BSC', href: hrefTo('dataDefi', {}, { tab: 1 }) },
        { title: 'Heco', href: hrefTo('dataDefi', {}, { tab: 2 }) },
        { title: 'OEC', href: hrefTo('dataDefi', {}, { tab: 3 }) },
      ],
    },
    {
      title: '收益',
      links: [
        { title: '流动性挖矿', href: hrefTo('dataDefi', {}, { tab: 4 }) },
        { title: '借贷', href: hrefTo('dataDefi', {}, { tab: 5 }) },
        { title: '利率', href: hrefTo('dataDefi', {}, { tab: 7 }) },
        { title: '锚定资产', href: hrefTo('dataDefi', {}, { tab: 9 }) },
      ],
    },
    {
      title: '更多',
      links: [
        { title: '社区提案', href: hrefTo('dataDefi', {}, { tab: 6 }) },
        { title: '概念币', href: hrefTo('dataDefi', {}, { tab: 8 }) },
        { title: '资源', href: hrefTo('dataDefi', {}, { tab: 10 }) },
        { title: 'DeFi 教程', href: hrefTo('dataDefiCourse') },
      ],
    },
  ],
  wallet: [
    {
      title: '按类型',
      links: [
        { title: '钱包大全', href: hrefTo('walletList') },
        { title: '手机钱包', href: hrefTo('walletApp') },
        { title: '桌面钱包', href: hrefTo('walletPc') },
        { title: '硬件钱包', href: hrefTo('walletHardware') },
        { title: '交易钱包', href: hrefTo('walletTrade') },
        { title: '理财钱包', href: hrefTo('walletFinancing') },
      ],
    },
  ],
  calendar: [
    {
      title: '日历',
      links: [
        { title: '按日', href: hrefTo('calendar', {}, { tab: 0 }) },
        { title: '按周', href: hrefTo('calendar', {}, { tab: 1 }) },
        { title: '按月', href: hrefTo('calendar', {}, { tab: 2 }) },
        { title: '名人言论', href: hrefTo('eventSpeech') },
      ],
    },
  ],
  news: [
    {
      title: '资讯',
      links: [
        { title: '新闻', href: hrefTo('news', {}, { tab: 0 }) },
        { title: '快讯', href: hrefTo('newsFlash'), badge: 'hot', tip: '7×24 小时' },
        { title: '公告', href: hrefTo('announcement') },
        { title: '周报', href: hrefTo('weekly') },
        { title: '百科', href: hrefTo('wiki') },
      ],
    },
  ],
  directory: [
    {
      title: '导航',
      links: [
        { title: '网址导航', href: hrefTo('daohang') },
        { title: 'DApp', href: hrefTo('dapp') },
        { title: '百科', href: hrefTo('wiki') },
        { title: '提交 DApp', href: hrefTo('submitDapp') },
      ],
    },
  ],
  nft: [
    {
      title: 'NFT',
      links: [
        { title: 'NFT 数据', href: hrefTo('dataNft') },
        { title: 'NFT 市场', href: hrefTo('exchangeBoardNft') },
        { title: '艺术 DApp', href: hrefTo('dappArt') },
      ],
    },
  ],
};
