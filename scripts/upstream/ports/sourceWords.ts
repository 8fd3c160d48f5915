import type { PortName } from './sources.ts';

/** What visitors see of each port; a port of the site's own works has none. */
const SHOWN_OF: Readonly<Record<PortName, readonly string[]>> = {
  coins: ['价格', '市值', '涨跌幅'],
  candles: ['K 线', '走势'],
  orderBooks: ['盘口'],
  trades: ['成交记录'],
  ticks: ['实时价格'],
  rates: ['汇率'],
  gold: ['黄金价格'],
  otc: ['场外价格'],
  gas: ['以太坊 Gas'],
  news: ['快讯', '文章'],
  holders: ['持币地址'],
  supply: ['流通量'],
  unlocks: ['代币解锁'],
  mining: ['算力', '难度'],
  sales: ['公开发售'],
  social: ['社交粉丝'],
  repositories: ['开发活跃度'],
  searches: ['热搜'],
  releases: ['软件版本'],
  reserves: ['交易所储备'],
  dapps: ['DApp'],
  notices: ['平台公告'],
  calendar: ['日历事件'],
  speeches: ['人物观点'],
  proposals: ['社区提案'],
  defi: ['DeFi 锁仓'],
  pools: ['收益率'],
  dexPools: ['DEX 资金池'],
  stables: ['稳定币供应'],
  funds: ['ETF 资金流'],
  trusts: ['信托溢价'],
  treasuries: ['企业持币'],
  financing: ['融资'],
  nft: ['NFT'],
  pairs: ['现货交易对'],
  receipts: ['价格收据'],
  contracts: ['合约', '资金费率', '持仓量'],
  futuresPast: ['资金费率与持仓量的历史'],
  liquidations: ['强平'],
  longShort: ['多空比'],
  options: ['期权'],
  venues: ['交易所排名'],
  sentiment: ['恐惧贪婪指数'],
  status: [],
  trackRecord: [],
};

const isPort = (name: string): name is PortName => Object.hasOwn(SHOWN_OF, name);

/** What visitors see of these ports, each once; unknown names show nothing. */
export function shownOf(ports: readonly string[]): readonly string[] {
  return [...new Set(ports.filter(isPort).flatMap((name) => SHOWN_OF[name]))];
}

/** Why a call brought nothing, as visitors read it, by the kind of its failure. */
const REASONS: Readonly<Record<string, string>> = {
  off: '已停用',
  region: '地区限制，对方不向本站所在地区提供',
  limit: '请求过多，等待对方规定的时间',
  name: '域名无法解析',
  connect: '连接失败',
  timeout: '超时，对方没有及时回答',
  status: '对方返回错误状态',
  pending: '对方还在计算，稍后再问',
  ending: '日程将在 60 天内用完，等待发布方公布新的日期',
  type: '返回的不是数据',
  shape: '返回的格式与文档不符',
  size: '返回的内容过大',
  cut: '返回的内容不完整',
  redirect: '跳转到其他地址，已拒绝',
};

const OTHER = '没有取得数据';

/** The sentence of a kind of failure. */
export function reasonOf(kind: string): string {
  return Object.hasOwn(REASONS, kind) ? (REASONS[kind] ?? OTHER) : OTHER;
}
