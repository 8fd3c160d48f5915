import type { Trade, TradeSide } from '@coinmirror/shared/portfolio/trade.ts';

let serial = 0;

/** A trade of Bitcoin in USD on the first day of 2026, with an id of its own. */
export function bitcoinTrade(
  side: TradeSide,
  quantity: number,
  price: number,
  own: Partial<Trade> = {},
): Trade {
  serial += 1;
  return {
    id: `t${serial}`,
    code: 'bitcoin',
    side,
    day: '2026-01-01',
    price,
    quantity,
    fee: 0,
    unit: 'usd',
    perUsd: 1,
    ...own,
  };
}
