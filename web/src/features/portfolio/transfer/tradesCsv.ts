import { toCsv } from '@coinmirror/shared/format/csv.ts';
import { inOrder, type Trade } from '@coinmirror/shared/portfolio/trade.ts';

/** The columns of an exported file, in this order; `readTrades` uses these names. */
export const TRADE_HEAD = [
  '日期',
  '类型',
  '代码',
  '价格',
  '数量',
  '手续费',
  '单位',
  '1USD兑',
  '编号',
] as const;
export const SIDE_WORDS = { buy: '买入', sell: '卖出' } as const;

/** All trades as a file that `readTrades` can read, oldest first. */
export function tradesCsv(trades: readonly Trade[]): string {
  const rows = inOrder(trades).map((trade) => [
    trade.day,
    SIDE_WORDS[trade.side],
    trade.code,
    trade.price,
    trade.quantity,
    trade.fee,
    trade.unit.toUpperCase(),
    trade.perUsd,
    trade.id,
  ]);
  return toCsv([TRADE_HEAD, ...rows]);
}
