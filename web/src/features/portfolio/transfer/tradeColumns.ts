import { TRADE_HEAD } from './tradesCsv.ts';

/** What a column of a file of trades says: our own columns, and two that other programs have. */
export type TradeColumn = (typeof TRADE_HEAD)[number] | '手续费币种' | '状态';

/** The columns without which a row is no trade. */
export const REQUIRED_COLUMNS: readonly TradeColumn[] = ['日期', '类型', '代码', '价格', '数量'];

const OTHER_NAMES: Readonly<Record<string, TradeColumn>> = {
  date: '日期',
  time: '日期',
  datetime: '日期',
  timestamp: '日期',
  'date(utc)': '日期',
  时间: '日期',
  成交时间: '日期',
  交易时间: '日期',
  type: '类型',
  side: '类型',
  way: '类型',
  action: '类型',
  方向: '类型',
  买卖: '类型',
  coin: '代码',
  code: '代码',
  symbol: '代码',
  asset: '代码',
  pair: '代码',
  market: '代码',
  币种: '代码',
  代号: '代码',
  交易对: '代码',
  price: '价格',
  成交价: '价格',
  单价: '价格',
  quantity: '数量',
  qty: '数量',
  amount: '数量',
  executed: '数量',
  volume: '数量',
  成交量: '数量',
  fee: '手续费',
  fees: '手续费',
  'fee currency': '手续费币种',
  'fee coin': '手续费币种',
  'fee unit': '手续费币种',
  unit: '单位',
  currency: '单位',
  quote: '单位',
  'quote currency': '单位',
  'price currency': '单位',
  计价: '单位',
  计价货币: '单位',
  portfolio: '组合',
  状态: '状态',
  手续费币种: '手续费币种',
  status: '状态',
  state: '状态',
  id: '编号',
};

/** A column's meaning by its heading; undefined for one that is not used. */
export function columnOf(heading: string): TradeColumn | undefined {
  const word = heading.trim();
  const own = TRADE_HEAD.find((column) => column === word);
  return own ?? OTHER_NAMES[word.toLowerCase()];
}
