/** An exchange-traded fund that holds one coin. Holdings on 2026-01-01, in coins; about, as issuers report them. */
export interface Fund {
  readonly ticker: string;
  readonly name: string;
  readonly issuer: string;
  readonly coin: 'bitcoin' | 'ethereum';
  readonly held: number;
  /** % a year. */
  readonly fee: number;
  /** Part of it that comes or goes on an ordinary day besides the market's mood: dear funds lose. */
  readonly drift: number;
  readonly site: string;
}

const btc = (
  ticker: string,
  name: string,
  issuer: string,
  held: number,
  fee: number,
  site: string,
  drift = 0,
) => ({ ticker, name, issuer, coin: 'bitcoin', held, fee, drift, site }) as const;
const eth = (
  ticker: string,
  name: string,
  issuer: string,
  held: number,
  fee: number,
  site: string,
  drift = 0,
) => ({ ticker, name, issuer, coin: 'ethereum', held, fee, drift, site }) as const;

/** Spot funds listed in the United States, the largest first. */
export const funds: readonly Fund[] = [
  btc('IBIT', 'iShares Bitcoin Trust', '贝莱德', 770_000, 0.25, 'https://www.ishares.com', 0.0002),
  btc('FBTC', 'Wise Origin Bitcoin Fund', '富达', 200_000, 0.25, 'https://www.fidelity.com'),
  btc('GBTC', 'Grayscale Bitcoin Trust', '灰度', 170_000, 1.5, 'https://www.grayscale.com', -0.0004),
  btc('BTC', 'Grayscale Bitcoin Mini Trust', '灰度', 50_000, 0.15, 'https://www.grayscale.com', 0.0001),
  btc('ARKB', 'ARK 21Shares Bitcoin ETF', '方舟 / 21Shares', 44_000, 0.21, 'https://www.ark-funds.com'),
  btc('BITB', 'Bitwise Bitcoin ETF', 'Bitwise', 41_000, 0.2, 'https://bitbetf.com'),
  btc('HODL', 'VanEck Bitcoin ETF', 'VanEck', 17_500, 0.2, 'https://www.vaneck.com'),
  btc('BRRR', 'CoinShares Bitcoin ETF', 'CoinShares', 6_100, 0.25, 'https://coinshares.com'),
  btc('BTCO', 'Invesco Galaxy Bitcoin ETF', '景顺', 5_900, 0.25, 'https://www.invesco.com'),
  btc('EZBC', 'Franklin Bitcoin ETF', '富兰克林', 5_700, 0.19, 'https://www.franklintempleton.com'),
  btc('BTCW', 'WisdomTree Bitcoin Fund', 'WisdomTree', 1_700, 0.25, 'https://www.wisdomtree.com'),
  eth('ETHA', 'iShares Ethereum Trust', '贝莱德', 3_500_000, 0.25, 'https://www.ishares.com', 0.0002),
  eth('ETHE', 'Grayscale Ethereum Trust', '灰度', 950_000, 2.5, 'https://www.grayscale.com', -0.0005),
  eth('FETH', 'Fidelity Ethereum Fund', '富达', 690_000, 0.25, 'https://www.fidelity.com'),
  eth('ETH', 'Grayscale Ethereum Mini Trust', '灰度', 640_000, 0.15, 'https://www.grayscale.com'),
  eth('ETHW', 'Bitwise Ethereum ETF', 'Bitwise', 130_000, 0.2, 'https://ethwetf.com'),
  eth('ETHV', 'VanEck Ethereum ETF', 'VanEck', 60_000, 0.2, 'https://www.vaneck.com'),
];

/** A trust of Grayscale's. `isFund`: listed, so its shares can be redeemed and its premium stays near nothing. */
export interface Trust {
  readonly ticker: string;
  readonly coin: string;
  readonly held: number;
  /** Coins behind one share on 2026-01-01. */
  readonly coinsPerShare: number;
  readonly fee: number;
  readonly isFund: boolean;
  /** Usual premium of its shares, as a fraction; funds have none. */
  readonly premium: number;
}

const closed = (
  ticker: string,
  coin: string,
  held: number,
  coinsPerShare: number,
  premium: number,
): Trust => ({
  ticker,
  coin,
  held,
  coinsPerShare,
  fee: 2.5,
  isFund: false,
  premium,
});
const listed = (ticker: string, coin: string, held: number, coinsPerShare: number, fee: number): Trust => ({
  ticker,
  coin,
  held,
  coinsPerShare,
  fee,
  isFund: true,
  premium: 0,
});

/** Grayscale's products that hold one coin. */
export const trusts: readonly Trust[] = [
  listed('GBTC', 'bitcoin', 170_000, 0.000783, 1.5),
  listed('BTC', 'bitcoin', 50_000, 0.000443, 0.15),
  listed('ETHE', 'ethereum', 950_000, 0.00823, 2.5),
  listed('ETH', 'ethereum', 640_000, 0.00944, 0.15),
  listed('GSOL', 'solana', 525_000, 0.0747, 0.35),
  closed('ETCG', 'ethereum-classic', 9_800_000, 0.71, -0.28),
  closed('LTCN', 'litecoin', 1_950_000, 0.079, -0.06),
  closed('BCHG', 'bitcoin-cash', 330_000, 0.0079, -0.11),
  closed('ZCSH', 'zcash', 394_000, 0.0816, 0.05),
  closed('GXLM', 'stellar', 106_000_000, 81, -0.04),
  closed('GLNK', 'chainlink', 1_150_000, 0.92, 0.12),
  closed('FILG', 'filecoin', 2_050_000, 0.94, 0.2),
];
