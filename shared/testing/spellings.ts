/**
 * Spellings in which people bring a coin, and the coin's code: by an input method of full width, from a chart, a chat,
 * an address book, a traditional keyboard. Everything that looks for a coin by a word must find it.
 */
export const SPELLINGS: readonly (readonly [word: string, code: string])[] = [
  ['ＢＴＣ', 'bitcoin'],
  ['BTC/USDT', 'bitcoin'],
  ['BTCUSDT', 'bitcoin'],
  ['BTC-USDT', 'bitcoin'],
  ['BINANCE:BTCUSDT', 'bitcoin'],
  ['$BTC', 'bitcoin'],
  ['比特幣', 'bitcoin'],
  ['\u202aBTC\u202c', 'bitcoin'],
  ['\u2066比特币\u2069', 'bitcoin'],
  [' btc ', 'bitcoin'],
  ['B\u00adTC\u200b\ufeff', 'bitcoin'],
  ['以太坊ETH', 'ethereum'],
  ['ETH以太坊', 'ethereum'],
  ['以太坊（ETH）', 'ethereum'],
  ['以太坊 eth', 'ethereum'],
  ['ＥＴＨ／ＵＳＤＴ', 'ethereum'],
];
