/** A coin's name followed by its symbol: 比特币 BTC. One word if both are equal: USDC. */
export function coinTitle({ name, symbol }: { readonly name: string; readonly symbol: string }): string {
  return name.toUpperCase() === symbol.toUpperCase() ? symbol : `${name} ${symbol}`;
}
