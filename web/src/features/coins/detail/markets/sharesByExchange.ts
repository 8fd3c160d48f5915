import type { CoinMarketPair, CoinTradeShare } from '@coinmirror/shared/contract/coin/markets.ts';

/** Each exchange's share of the total volume, %, the largest first. */
export function sharesByExchange(rows: readonly CoinMarketPair[]): readonly CoinTradeShare[] {
  const shares = new Map<string, CoinTradeShare>();
  for (const { exchangeCode, exchangeName, share } of rows) {
    const before = shares.get(exchangeCode)?.share ?? 0;
    shares.set(exchangeCode, { code: exchangeCode, name: exchangeName, share: before + (share ?? 0) });
  }
  return [...shares.values()].sort((a, b) => b.share - a.share);
}
