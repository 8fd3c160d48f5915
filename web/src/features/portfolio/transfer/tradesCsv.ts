import { toCsv } from '@coinmirror/shared/format/csv.ts';
import { type PortfolioName, portfolioOfTrade } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import { inOrder, type Trade, type TradeSide } from '@coinmirror/shared/portfolio/trade.ts';

/** The columns that a file of ours always has. */
export const OWN_HEAD = ['日期', '类型', '代码', '价格', '数量', '手续费', '单位', '1USD兑', '编号'] as const;
/** The columns of an exported file, in this order; `readTrades` uses these names. */
export const TRADE_HEAD = [...OWN_HEAD, '时刻', '组合'] as const;
export const SIDE_WORDS: Readonly<Record<TradeSide, string>> = {
  buy: '买入',
  sell: '卖出',
  in: '转入',
  out: '转出',
};

/** Trades as a file that `readTrades` can read, oldest first, each with the name of its portfolio. */
export function tradesCsv(trades: readonly Trade[], portfolios: readonly PortfolioName[]): string {
  const names = new Map(portfolios.map(({ id, name }) => [id, name]));
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
    trade.time ?? '',
    names.get(portfolioOfTrade(trade, portfolios)) ?? '',
  ]);
  return toCsv([TRADE_HEAD, ...rows]);
}
