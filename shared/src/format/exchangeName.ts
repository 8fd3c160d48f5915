/** An exchange's name in lists of exchanges: without 交易所 or 协议. */
export function shortExchangeName(name: string): string {
  return name.replace(/ (交易所|协议)$/, '');
}
