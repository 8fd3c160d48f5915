/** An exchange-traded fund that holds one coin. */
export interface Fund {
  readonly ticker: string;
  readonly name: string;
  readonly issuer: string;
  readonly coin: 'bitcoin' | 'ethereum';
  /** % a year. */
  readonly fee: number;
  readonly site: string;
}

const btc = (ticker: string, name: string, issuer: string, fee: number, site: string) =>
  ({ ticker, name, issuer, coin: 'bitcoin', fee, site }) as const;
const eth = (ticker: string, name: string, issuer: string, fee: number, site: string) =>
  ({ ticker, name, issuer, coin: 'ethereum', fee, site }) as const;

/** Spot funds listed in the United States, the largest first. */
export const funds: readonly Fund[] = [
  btc('IBIT', 'iShares Bitcoin Trust', '贝莱德', 0.25, 'https://www.ishares.com'),
  btc('FBTC', 'Wise Origin Bitcoin Fund', '富达', 0.25, 'https://www.fidelity.com'),
  btc('GBTC', 'Grayscale Bitcoin Trust', '灰度', 1.5, 'https://www.grayscale.com'),
  btc('BTC', 'Grayscale Bitcoin Mini Trust', '灰度', 0.15, 'https://www.grayscale.com'),
  btc('ARKB', 'ARK 21Shares Bitcoin ETF', '方舟 / 21Shares', 0.21, 'https://www.ark-funds.com'),
  btc('BITB', 'Bitwise Bitcoin ETF', 'Bitwise', 0.2, 'https://bitbetf.com'),
  btc('HODL', 'VanEck Bitcoin ETF', 'VanEck', 0.2, 'https://www.vaneck.com'),
  btc('BRRR', 'CoinShares Bitcoin ETF', 'CoinShares', 0.25, 'https://coinshares.com'),
  btc('BTCO', 'Invesco Galaxy Bitcoin ETF', '景顺', 0.25, 'https://www.invesco.com'),
  btc('EZBC', 'Franklin Bitcoin ETF', '富兰克林', 0.19, 'https://www.franklintempleton.com'),
  btc('BTCW', 'WisdomTree Bitcoin Fund', 'WisdomTree', 0.25, 'https://www.wisdomtree.com'),
  eth('ETHA', 'iShares Ethereum Trust', '贝莱德', 0.25, 'https://www.ishares.com'),
  eth('ETHE', 'Grayscale Ethereum Trust', '灰度', 2.5, 'https://www.grayscale.com'),
  eth('FETH', 'Fidelity Ethereum Fund', '富达', 0.25, 'https://www.fidelity.com'),
  eth('ETH', 'Grayscale Ethereum Mini Trust', '灰度', 0.15, 'https://www.grayscale.com'),
  eth('ETHW', 'Bitwise Ethereum ETF', 'Bitwise', 0.2, 'https://ethwetf.com'),
  eth('ETHV', 'VanEck Ethereum ETF', 'VanEck', 0.2, 'https://www.vaneck.com'),
];
