import { TUTORIAL_HEADS } from '../../content/tutorials/compiled/tutorials.ts';
import { FUTURES_TABS } from '../../dashboards/futuresTabs.ts';
import { hrefTo } from '../../routes/hrefTo.ts';
import { DEFI_TABS, titleOfDefiTab } from '../defiTabs.ts';
import { HOME_TABS } from '../homeTabs.ts';
import { NEWS_TABS, newsTabTitle } from '../newsTabs.ts';
import type { SiteEntry } from './siteEntry.ts';

const words = (text = ''): readonly string[] => text.split(' ').filter(Boolean);

const FUTURES_ALIASES: Readonly<Record<(typeof FUTURES_TABS)[number]['key'], string>> = {
  interest: '持仓量 持仓 未平仓 oi',
  funding: '资金费率 费率 资金费 funding',
  forced: '爆仓 清算 强平 爆仓地图 清算地图 穿仓 liquidation',
  longshort: '多空比 多空 大户 多空人数比',
  basis: '基差 期现 升水 贴水',
};

const DEFI_ALIASES: Readonly<Record<string, string>> = {
  mining: '质押 流动性挖矿 挖矿 质押收益 收益农场 apy staking',
  lending: '借贷 抵押 借币',
  proposals: '社区提案 治理 投票',
  rates: '利率 存款利率 借款利率 apy',
  anchored: '锚定资产 锚定',
};

/** Tabs that are pages of their own to whoever looks for them. */
const tabEntries: readonly SiteEntry[] = [
  ...FUTURES_TABS.map(({ key, label }) => ({
    title: `合约${label}`,
    kind: '页面' as const,
    href: hrefTo('dataFutures', {}, { tab: key }),
    aliases: words(FUTURES_ALIASES[key]),
  })),
  {
    title: '比特币多空比',
    kind: '页面',
    href: hrefTo('coinLongShort', { coinCode: 'bitcoin' }),
    aliases: words('多空比 多空'),
  },
  {
    title: '解锁日历',
    kind: '页面',
    href: hrefTo('calendar', {}, { tab: 1, type: 'unlock' }),
    aliases: words('解锁 代币解锁 释放'),
  },
  ...DEFI_TABS.map((tab, at) => ({
    title: titleOfDefiTab(tab),
    kind: '页面' as const,
    href: hrefTo('dataDefi', {}, { tab: at }),
    aliases: words(DEFI_ALIASES[tab.key]),
  })),
  ...NEWS_TABS.slice(1).map(({ key }, at) => ({
    title: newsTabTitle(key),
    kind: '页面' as const,
    href: hrefTo('news', {}, { tab: at + 1 }),
    aliases: [],
  })),
  ...HOME_TABS.slice(2).map(({ key, title }) => ({
    title,
    kind: '页面' as const,
    href: hrefTo('homeSub', { subPage: key }),
    aliases: [],
  })),
];

/** Key, title and everyday names of each indicator without an address of its own; a test compares the indicators. */
export const INDICATOR_NAMES: readonly (readonly [key: string, title: string, aliases: string])[] = [
  ['feargreed', '恐惧贪婪指数', '恐惧贪婪 恐慌指数 贪婪指数 恐慌贪婪 情绪 fear greed'],
  ['mayer', '梅耶倍数', 'mayer'],
  ['twoyear', '两年均线倍数', '逃顶 抄底'],
  ['heat200', '200周均线热度', '200周均线'],
  ['goldenratio', '黄金比例倍数', '黄金分割'],
  ['picycle', 'Pi 周期顶部', '逃顶 pi周期'],
  ['cross', '50日与200日均线交叉', '金叉 死叉 均线'],
  ['puell', '普尔倍数', '矿工收入 puell'],
  ['s2f', '存量流量比（已失效）', '存量流量比 s2f'],
  ['rsi', '相对强弱指数 RSI', 'rsi 超买 超卖 强弱'],
  ['drawdown', '距历史最高回撤', '回撤'],
  ['volatility', '30日波动率', '波动率'],
];

/** Key, title and everyday names of each calculator; a test compares the calculators. */
export const CALCULATOR_NAMES: readonly (readonly [key: string, title: string, aliases: string])[] = [
  ['convert', '币价换算', '换算 汇率换算'],
  ['dca', '定投回测', '定投 定投收益'],
  ['futures', '合约盈亏与强平', '强平价 爆仓价 合约计算器 杠杆 保证金'],
  ['grid', '网格', '网格交易'],
  ['mining', '矿机收益', '矿机 挖矿收益 算力收益'],
  ['loss', '无常损失', '流动性池'],
  ['apy', 'APR ↔ APY', '复利 利息 年化'],
];

const toolEntries: readonly SiteEntry[] = [
  ...INDICATOR_NAMES.map(([key, title, aliases]) => ({
    title,
    kind: '指标' as const,
    href: hrefTo('dataIndicator', { key }),
    aliases: words(aliases),
  })),
  ...CALCULATOR_NAMES.map(([key, title, aliases], at) => ({
    title: `${title}计算器`,
    kind: '计算器' as const,
    href: hrefTo('dataCalc', {}, at === 0 ? {} : { tab: key }),
    aliases: [title, ...words(aliases)],
  })),
  ...TUTORIAL_HEADS.map(({ id, title }) => ({
    title,
    kind: '教程' as const,
    href: hrefTo('tutorial', { id }),
    aliases: [],
  })),
];

/** What one can do here, and where. */
const FUNCTIONS: readonly (readonly [title: string, href: string, aliases: string])[] = [
  ['价格预警', hrefTo('userTicker'), '预警 提醒 价格提醒 通知 涨跌提醒 alert'],
  ['导出自选', hrefTo('userTicker'), '导出 导入 备份 csv 下载表格'],
  ['导出持仓', hrefTo('userPortfolio'), '导出 导入 csv'],
  ['对比交易所', hrefTo('compare', {}, { kind: 'exchange' }), '交易所对比 比较交易所'],
  ['分享画线', hrefTo('kline'), '画线 画图 截图 分享图 水平线 斐波那契'],
  ['意见反馈', hrefTo('contact', {}, { feedback: 1 }), '反馈 纠错 举报 投诉 建议'],
];

const SETTINGS: readonly (readonly [title: string, anchor: string, aliases: string])[] = [
  ['主题与涨跌颜色', '#display', '主题 深色 夜间模式 暗色 红涨绿跌 绿涨红跌 颜色 配色'],
  ['计价单位', '#display', '人民币 计价 单位 汇率 美元 货币单位'],
  ['分享图与表格下载', '#display', '下载 csv 导出表格'],
];

/** Tabs, indicators, calculators, tutorials, functions and settings. */
export const partEntries: readonly SiteEntry[] = [
  ...tabEntries,
  ...toolEntries,
  ...FUNCTIONS.map(([title, href, aliases]) => ({
    title,
    kind: '功能' as const,
    href,
    aliases: words(aliases),
  })),
  ...SETTINGS.map(([title, anchor, aliases]) => ({
    title,
    kind: '设置' as const,
    href: `${hrefTo('faq')}${anchor}`,
    aliases: words(aliases),
  })),
];
