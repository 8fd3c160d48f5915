/** Rows of a coin ranking as the upstream writes them; one name tries to be markup. */
export function coinRows(count: number): readonly Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => ({
    code: `coin-${index + 1}`,
    name: `C${index + 1}`,
    fullname: index === 1 ? '<img src=x onerror=alert(1)></script>' : `币${index + 1}`,
    fullname_en: `Coin ${index + 1}`,
    logo: '',
    current_price: 70,
    current_price_usd: 10 / (index + 1),
    change_percent: index % 2 ? -1.5 : 2.25,
    market_value_usd: 1e9,
    vol_usd: 1e8,
    rank: index + 1,
    turnoverrate: 10,
    kline_data: '1,2,3',
  }));
}
