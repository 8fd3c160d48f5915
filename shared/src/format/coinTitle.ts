/** A coin's name with its symbol behind it: 比特币 BTC. One word where both are the same: USDC. */
export function coinTitle({ name, symbol }: { readonly name: string; readonly symbol: string }): string {
  return name.toUpperCase() === symbol.toUpperCase() ? symbol : `${name} ${symbol}`;
}
