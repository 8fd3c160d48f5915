/**
 * The coins whose page uses the live socket; every other coin's page polls. The specification asks for a
 * fixed list of about ninety: the largest coins that are not wrapped or staked forms, and the most traded
 * ones besides.
 */
export const MAJOR_COINS: readonly string[] =
  `bitcoin ethereum tether ripple binancecoin solana usd-coin dogecoin cardano tron avalanche-2 chainlink
  hyperliquid canton-network stellar sui bitcoin-cash hedera-hashgraph litecoin the-open-network shiba-inu
  polkadot uniswap monero dai pepe aptos near internet-computer ethereum-classic bittensor aave okb vechain
  mantle crypto-com-chain cosmos render-token arbitrum filecoin algorand worldcoin-wld kaspa celestia
  optimism injective-protocol fetch-ai immutable-x bonk blockstack the-graph lido-dao dogwifcoin sei-network
  theta-token jupiter-exchange-solana thorchain floki quant-network gala tezos iota the-sandbox flow
  decentraland axie-infinity kucoin-shares bitcoin-cash-sv leo-token bitget-token gatechain-token
  pancakeswap-token curve-dao-token ethena pendle starknet zcash dash mina-protocol chiliz apecoin
  ondo-finance raydium pyth-network jasmycoin conflux-token dydx-chain kava polygon-ecosystem-token sky
  aster-2 world-liberty-financial pi-network official-trump pump-fun`.split(/\s+/);

const MAJOR: ReadonlySet<string> = new Set(MAJOR_COINS);

/** Whether a coin's page may be live. */
export function isMajorCoin(code: string): boolean {
  return MAJOR.has(code);
}
