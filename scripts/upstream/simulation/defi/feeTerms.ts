/** What users of a protocol pay for. */
export type FeeTerms =
  /** For what they have deposited or borrowed: a fraction of the value locked, a year. */
  | { readonly on: 'locked'; readonly rate: number; readonly kept: number }
  /** For trades: a fraction of the volume, as it is paid on average over all pools. */
  | { readonly on: 'traded'; readonly rate: number; readonly kept: number }
  /** For nothing: the interest on what backs a stablecoin, a fraction of its supply a year. */
  | { readonly on: 'issued'; readonly rate: number; readonly kept: number };

type Row = readonly [on: FeeTerms['on'], rate: number, kept: number];

/**
 * Approximate fees of each protocol and issuer as trackers reported them at the end of 2025, and the fraction that it keeps.
 * One that is absent charges nothing that is told.
 */
const rows: Readonly<Record<string, Row>> = {
  aave: ['locked', 0.028, 0.13],
  morpho: ['locked', 0.041, 0],
  spark: ['locked', 0.033, 0.3],
  compound: ['locked', 0.023, 0.15],
  fluid: ['locked', 0.045, 0.12],
  maple: ['locked', 0.055, 0.13],
  justlend: ['locked', 0.004, 0.2],
  kamino: ['locked', 0.042, 0.13],
  venus: ['locked', 0.024, 0.2],
  suilend: ['locked', 0.045, 0.15],
  navi: ['locked', 0.045, 0.15],
  benqi: ['locked', 0.025, 0.2],
  hyperlend: ['locked', 0.034, 0.2],
  sky: ['locked', 0.064, 0.45],
  lista: ['locked', 0.03, 0.5],
  usdd: ['locked', 0.03, 0.1],
  felix: ['locked', 0.055, 0.2],
  ethena: ['locked', 0.055, 0.08],
  uniswap: ['traded', 0.0011, 0.12],
  curve: ['traded', 0.0002, 0.5],
  pancakeswap: ['traded', 0.0007, 0.25],
  raydium: ['traded', 0.0011, 0.16],
  orca: ['traded', 0.0006, 0.13],
  meteora: ['locked', 0.62, 0.06],
  aerodrome: ['traded', 0.0006, 1],
  balancer: ['traded', 0.0006, 0.25],
  sushiswap: ['traded', 0.002, 0.15],
  sunswap: ['locked', 0.042, 0.1],
  cetus: ['locked', 0.28, 0.2],
  quickswap: ['locked', 0.06, 0.17],
  velodrome: ['locked', 0.12, 1],
  jupiter: ['traded', 0.0009, 0.25],
  aster: ['traded', 0.00025, 0.9],
  hyperliquid: ['traded', 0.00028, 0.97],
  gmx: ['traded', 0.0008, 0.37],
  ondo: ['locked', 0.038, 0.05],
  buidl: ['locked', 0.039, 0.08],
  babylon: ['locked', 0.0004, 0],
  solv: ['locked', 0.006, 0.3],
  lido: ['locked', 0.028, 0.1],
  'binance-staked-eth': ['locked', 0.027, 0.1],
  'rocket-pool': ['locked', 0.027, 0.05],
  jito: ['locked', 0.066, 0.04],
  marinade: ['locked', 0.062, 0.06],
  eigenlayer: ['locked', 0.005, 0.1],
  'ether-fi': ['locked', 0.029, 0.1],
  pendle: ['locked', 0.011, 0.8],
  convex: ['locked', 0.085, 0.17],
  tether: ['issued', 0.036, 1],
  'usd-coin': ['issued', 0.038, 1],
};

/** The terms of a protocol or an issuer; null for one that charges nothing that is told. */
export function feeTermsOf(earner: string): FeeTerms | null {
  const row = rows[earner];
  return row === undefined ? null : { on: row[0], rate: row[1], kept: row[2] };
}
