import { type Link, linkTo } from '../routes/link.ts';

/** The tabs of the data centre, in the order of `?tab=`; the first shows all. */
export const HUB_TABS = ['概览', '市场', '合约', '链上', '机构', '稳定币'] as const;
export type HubTab = (typeof HUB_TABS)[number];

/** A page of the data centre other than an indicator's. */
export interface HubPage {
  readonly tab: HubTab;
  readonly link: Link;
  readonly title: string;
  /** A short description. */
  readonly note: string;
}

/** Pages of figures by tab. */
export const hubPages: readonly HubPage[] = [
  {
    tab: '市场',
    link: linkTo('charts', {}),
    title: '总市值与占比',
    note: '总市值、成交额、占比、热力图与气泡图',
  },
  { tab: '市场', link: linkTo('dataSpread', {}), title: '现货溢价', note: 'Coinbase 与亚洲平台的比特币差价' },
  {
    tab: '市场',
    link: linkTo('dataUnlocks', {}),
    title: '代币解锁',
    note: '何时、多少、给谁，与解锁前后的价格',
  },
  { tab: '市场', link: linkTo('dataCoinTrend', {}), title: '趋势对比', note: '最多六个币种，可指数化' },
  { tab: '市场', link: linkTo('dataCalc', {}), title: '计算器', note: '定投回测、强平、网格、矿机与换算' },
  { tab: '合约', link: linkTo('dataFutures', {}), title: '合约数据', note: '持仓、资金费率、爆仓与基差' },
  { tab: '合约', link: linkTo('futures', {}), title: '合约行情', note: '全部有合约的币种' },
  {
    tab: '合约',
    link: linkTo('coinLongShort', { coinCode: 'bitcoin' }),
    title: '比特币多空比',
    note: '各平台多空人数与大户持仓',
  },
  {
    tab: '合约',
    link: linkTo('exchangeRankingOptions', {}),
    title: '期权',
    note: '持仓量、最大痛点与隐含波动率',
  },
  { tab: '链上', link: linkTo('dataDefi', {}), title: 'DeFi 数据', note: '锁仓量、协议、借贷利率与挖矿' },
  { tab: '链上', link: linkTo('dataDex', {}), title: 'DEX 数据', note: '成交额、平台与公链份额、交易对' },
  {
    tab: '链上',
    link: linkTo('dataPools', {}),
    title: 'DEX 资金池',
    note: '热门与新建的池：流动性、买卖与风险提示',
  },
  { tab: '链上', link: linkTo('dataNft', {}), title: 'NFT 数据', note: '地板价、成交额与持有人' },
  { tab: '链上', link: linkTo('dataEth', {}), title: 'ETH Gas', note: '慢、标准、快三档与时段图' },
  { tab: '链上', link: linkTo('halving', {}), title: '减半倒计时', note: '高度、奖励、历次减半表现' },
  {
    tab: '链上',
    link: linkTo('dataMtGox', {}),
    title: 'Mt. Gox（门头沟）偿还',
    note: '剩余、进度与历次转出',
  },
  { tab: '机构', link: linkTo('dataBtcHolding', {}), title: '机构持币', note: '上市公司、ETF、政府与矿企' },
  { tab: '机构', link: linkTo('dataGray', {}), title: '灰度与 ETF', note: '信托溢价率与 ETF 净流入' },
  { tab: '机构', link: linkTo('dataFinancing', {}), title: '融资数据', note: '轮次、金额与投资机构' },
  { tab: '稳定币', link: linkTo('dataStable', {}), title: '稳定币', note: '市值、偏离、增发与 USDT 溢价' },
  { tab: '稳定币', link: linkTo('dataStableTrend', {}), title: '稳定币趋势', note: '历年流通量与份额' },
];

/** The tab that an address selects by number; the first by default. */
export function hubTab(asked: string | null): HubTab {
  return HUB_TABS[asked !== null && /^\d$/.test(asked) ? Number(asked) : 0] ?? HUB_TABS[0];
}

/** Indicators that are not available, and the data they would need. */
export const MISSING_INDICATORS: readonly { readonly name: string; readonly needs: string }[] = [
  { name: 'MVRV 与 MVRV-Z', needs: '需要已实现市值（每枚币最后一次移动时的价格），上游不提供' },
  { name: 'NUPL 未实现净盈亏', needs: '需要已实现市值，上游不提供' },
  { name: 'SOPR 花费产出利润率', needs: '需要每笔花费的成本，上游不提供' },
  { name: '算力带（Hash Ribbons）', needs: '需要多年的每日全网算力，上游只给当日的' },
  { name: '彩虹图', needs: '没有找到可以核对的回归系数出处，各站画法不一' },
  { name: '山寨季指数', needs: '需要历史上各时点的前 50 名名单，用今天的名单回算会高估' },
];
