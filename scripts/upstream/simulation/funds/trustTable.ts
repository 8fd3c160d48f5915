/** A Grayscale trust. `isFund`: listed, so shares can be redeemed and the premium stays near 0. */
export interface Trust {
  readonly ticker: string;
  readonly coin: string;
  readonly held: number;
  /** Coins per share on 2026-01-01. */
  readonly coinsPerShare: number;
  readonly fee: number;
  readonly isFund: boolean;
  /** Typical premium of its shares, as a fraction; 0 for funds. */
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
