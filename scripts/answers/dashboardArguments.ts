import { SPREAD_PERIODS } from '@coinmirror/shared/contract/dashboards/spread.ts';
import { indicators } from '@coinmirror/shared/indicators/definitions/indicators.ts';
import { type ArgumentTable, each } from './argumentTypes.ts';

/** Indicators, futures, funds, DeFi: figures over time. */
export const dashboardArguments = {
  ahr999: [{}, { days: 30 }, { code: 'ethereum' }],
  indicator: [
    ...each('key', Object.keys(indicators)),
    { key: 'mayer', code: 'ethereum', days: 90 },
    { key: 'nobody' },
  ],
  indicatorOverview: [{}, { date: '20251101' }],
  spotSpread: each('period', SPREAD_PERIODS),
  fundFlows: each('coincode', ['bitcoin', 'ethereum', 'nobody']),
  halving: each('coincode', ['bitcoin', 'litecoin', 'nobody']),
  fundingPast: each('code', ['bitcoin', 'ethereum', 'nobody']),
  interestPast: each('code', ['bitcoin', 'ethereum', 'nobody']),
  liquidationMap: each('code', ['bitcoin', 'ethereum', 'nobody']),
  defiOverview: [{}, ...each('chain', ['eth', 'bsc', 'heco']), { twice: 1 }],
  defiPoolPast: each('id', ['lido-eth-质押 ETH', 'uniswap-eth-USDC/ETH', 'nobody']),
  dexPools: [
    {},
    { kind: 'new' },
    { chain: 'base' },
    { kind: 'new', chain: 'solana', least: 0 },
    { chain: 'nobody' },
  ],
  stableChains: each('coin', ['', 'tether', 'usd-coin'] as const),
  stablePeg: each('code', ['tether', 'usd-coin', 'bitcoin']),
  defiProtocol: each('code', ['aave', 'lido', 'pancakeswap', 'nobody']),
} satisfies Partial<ArgumentTable>;
