/** The coins whose own page holds the live socket; every other coin's page polls. */
const MAJOR_COINS: ReadonlySet<string> = new Set(
  `bitcoin ethereum tether ripple binancecoin solana usd-coin dogecoin cardano tron avalanche-2 chainlink
  stellar sui bitcoin-cash hedera-hashgraph litecoin the-open-network shiba-inu polkadot uniswap monero dai
  pepe aptos near internet-computer ethereum-classic bittensor aave okb vechain mantle crypto-com-chain
  cosmos render-token arbitrum filecoin algorand worldcoin-wld kaspa celestia optimism injective-protocol
  fetch-ai immutable-x bonk blockstack the-graph lido-dao dogwifcoin sei-network theta-token jupiter-exchange-solana
  maker thorchain floki quant-network gala tezos iota eos neo the-sandbox flow decentraland axie-infinity
  kucoin-shares bitcoin-cash-sv leo-token bitget-token gatechain-token huobi-token pancakeswap-token
  curve-dao-token synthetix-network-token compound-governance-token havven ethena pendle starknet zcash dash
  elrond-erd-2 mina-protocol chiliz apecoin ordinals ondo-finance raydium pyth-network jasmycoin conflux-token
  ecash dydx-chain 1inch kava zilliqa enjincoin basic-attention-token nervos-network ravencoin qtum ontology`
    .trim()
    .split(/\s+/),
);

/** Whether a coin's own page may be live. */
export function isMajorCoin(code: string): boolean {
  return MAJOR_COINS.has(code);
}
