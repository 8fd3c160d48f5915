/** News desks; the name is shown under every item. */
export const DESKS = {
  market: '币镜行情台',
  data: '币镜数据台',
  chain: '币镜链上台',
  exchange: '币镜交易所台',
  editors: '币镜演示编辑部',
  english: '币镜英文台',
} as const;
export type Desk = keyof typeof DESKS;

/** What each desk writes about. */
export const DESK_INTROS: Readonly<Record<Desk, string>> = {
  market: '每日早报，以及盘中的异动：涨跌、突破、成交放大与收盘回顾。',
  data: '焦点币种与板块的数据回顾，恐惧贪婪、资金费率等指标的变动。',
  chain: '持币地址、大额流动、出块与手续费等链上变化。',
  exchange: '交易平台的上新、下架与规则变动，新币上线后的观察。',
  editors: '周报、月报，以及机制与监管的科普。',
  english: '以英文写的收盘小结与快讯，每条都可以译成中文。',
};
