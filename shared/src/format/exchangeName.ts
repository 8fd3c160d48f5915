/** An exchange's name in lists of exchanges: without 交易所 or 协议. */
export function listedExchangeName(name: string): string {
  return name.replace(/ (交易所|协议)$/, '');
}

/** The same in narrow cells, in legends and sentences: HTX（火币） is HTX. */
export function shortExchangeName(name: string): string {
  return listedExchangeName(name).replace(/（.+）$/, '');
}
