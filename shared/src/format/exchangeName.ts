/** What an exchange is called where others stand beside it: without 交易所 or 协议 after its name. */
export function shortExchangeName(name: string): string {
  return name.replace(/ (交易所|协议)$/, '');
}
