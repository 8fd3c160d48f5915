/** Related sites; all public, none sponsored. */
export const FRIEND_LINKS: readonly { readonly name: string; readonly url: string }[] = [
  { name: '比特币官网', url: 'https://bitcoin.org/zh_CN/' },
  { name: '以太坊官网', url: 'https://ethereum.org/zh/' },
  { name: 'mempool.space', url: 'https://mempool.space/zh/' },
  { name: 'Etherscan', url: 'https://etherscan.io/' },
  { name: 'CoinGecko', url: 'https://www.coingecko.com/zh' },
  { name: 'CoinMarketCap', url: 'https://coinmarketcap.com/zh/' },
  { name: 'DefiLlama', url: 'https://defillama.com/' },
  { name: 'Snapshot', url: 'https://snapshot.org/' },
  { name: 'Bitcoin Treasuries', url: 'https://bitcointreasuries.net/' },
];

/** Lines under the search box. They link to this site's own pages and are not paid for. */
export const SEARCH_ADS: readonly { readonly title: string; readonly url: string }[] = [
  { title: '比特币产量减半倒计时', url: '/btccljbdjs.html' },
  { title: 'ahr999 囤币指标：现在适合定投吗', url: '/data/ahrdata.html' },
  { title: '定投、强平与收益计算器', url: '/data/calc.html' },
  { title: '合约数据：持仓、费率与爆仓', url: '/data/futures.html' },
];
