/** A fund's holdings and drift. */
export interface FundHolding {
  readonly ticker: string;
  readonly coin: string;
  /** Approximate coins on 2026-01-01, as issuers report them. */
  readonly held: number;
  /** Fraction that flows in or out on an ordinary day besides the market's sentiment: expensive funds lose. */
  readonly drift: number;
}

const of = (coin: string, rows: readonly (readonly [ticker: string, held: number, drift: number])[]) =>
  rows.map(([ticker, held, drift]): FundHolding => ({ ticker, coin, held, drift }));

/** Spot funds listed in the United States. */
export const fundHoldings: readonly FundHolding[] = [
  ...of('bitcoin', [
    ['IBIT', 770_000, 0.0002],
    ['FBTC', 200_000, 0],
    ['GBTC', 170_000, -0.0004],
    ['BTC', 50_000, 0.0001],
    ['ARKB', 44_000, 0],
    ['BITB', 41_000, 0],
    ['HODL', 17_500, 0],
    ['BRRR', 6_100, 0],
    ['BTCO', 5_900, 0],
    ['EZBC', 5_700, 0],
    ['BTCW', 1_700, 0],
  ]),
  ...of('ethereum', [
    ['ETHA', 3_500_000, 0.0002],
    ['ETHE', 950_000, -0.0005],
    ['FETH', 690_000, 0],
    ['ETH', 640_000, 0],
    ['ETHW', 130_000, 0],
    ['ETHV', 60_000, 0],
  ]),
];
