/** A coin that represents another one held in custody. */
export interface AnchoredTerms {
  /** Its own code, null if it is not recorded as a coin. */
  readonly code: string | null;
  readonly symbol: string;
  readonly name: string;
  /** Code of the coin it represents. */
  readonly of: string;
  /** Custodian of the represented coin. */
  readonly custody: string;
}

export const anchoredTerms: readonly AnchoredTerms[] = [
  {
    code: 'wrapped-bitcoin',
    symbol: 'WBTC',
    name: 'Wrapped Bitcoin',
    of: 'bitcoin',
    custody: 'BitGo 与 BiT Global',
  },
  {
    code: 'coinbase-wrapped-btc',
    symbol: 'cbBTC',
    name: 'Coinbase Wrapped BTC',
    of: 'bitcoin',
    custody: 'Coinbase',
  },
  { code: null, symbol: 'BTCB', name: 'Binance Bitcoin', of: 'bitcoin', custody: '币安' },
  {
    code: null,
    symbol: 'LBTC',
    name: 'Lombard Staked BTC',
    of: 'bitcoin',
    custody: '联盟多签',
  },
  {
    code: null,
    symbol: 'tBTC',
    name: 'Threshold BTC',
    of: 'bitcoin',
    custody: '门限签名网络',
  },
  {
    code: 'staked-ether',
    symbol: 'stETH',
    name: 'Lido Staked ETH',
    of: 'ethereum',
    custody: 'Lido 合约',
  },
];
