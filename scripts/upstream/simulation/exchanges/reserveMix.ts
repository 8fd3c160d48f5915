/**
 * Coins that customers hold on exchanges, and each coin's approximate share; all exchanges together never hold most of
 * a supply.
 */
export const USUAL_MIX: Readonly<Record<string, number>> = {
  bitcoin: 0.36,
  ethereum: 0.15,
  tether: 0.22,
  'usd-coin': 0.06,
  solana: 0.035,
  ripple: 0.05,
  dogecoin: 0.011,
  tron: 0.015,
  litecoin: 0.0027,
  chainlink: 0.006,
  'shiba-inu': 0.003,
};
/** The mix of exchanges with won, yen or dollar accounts: few stablecoins. */
export const FIAT_MIX: Readonly<Record<string, number>> = {
  bitcoin: 0.5,
  ethereum: 0.22,
  tether: 0.05,
  'usd-coin': 0.06,
  solana: 0.035,
  ripple: 0.1,
  dogecoin: 0.014,
  litecoin: 0.0035,
  chainlink: 0.007,
  'shiba-inu': 0.0035,
};
