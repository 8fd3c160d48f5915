import type { DefiChainCode } from '@coinmirror/shared/content/defi/chains.ts';
import type { PoolLoss } from '../../ports/pools.ts';

/** A pool that pays for deposits: a part of the value locked in a protocol on a chain. */
export interface PoolTerms {
  readonly protocol: string;
  readonly chain: DefiChainCode;
  readonly pair: string;
  /** Share of the protocol's locked value on the chain. */
  readonly part: number;
  readonly loss: PoolLoss;
  /** Typical % a year: from fees or interest, and from rewards. */
  readonly base: number;
  readonly reward: number;
}

type Row = readonly [
  protocol: string,
  chain: DefiChainCode,
  pair: string,
  part: number,
  loss: PoolLoss,
  base: number,
  reward: number,
];

const rows: readonly Row[] = [
  ['uniswap', 'eth', 'USDC/ETH', 0.11, '高', 13, 0],
  ['uniswap', 'eth', 'WBTC/ETH', 0.06, '高', 5.5, 0],
  ['uniswap', 'eth', 'USDC/USDT', 0.03, '低', 2.1, 0],
  ['uniswap', 'base', 'ETH/USDC', 0.16, '高', 24, 0],
  ['uniswap', 'arbitrum', 'ETH/USDC', 0.18, '高', 19, 0],
  ['curve', 'eth', 'DAI/USDC/USDT', 0.09, '低', 1.4, 0.6],
  ['curve', 'eth', 'stETH/ETH', 0.07, '低', 1.8, 0.7],
  ['curve', 'eth', 'USDT/WBTC/ETH', 0.02, '高', 4.5, 3.2],
  ['pancakeswap', 'bsc', 'BNB/USDT', 0.08, '高', 21, 2.4],
  ['pancakeswap', 'bsc', 'CAKE/BNB', 0.03, '高', 11, 8],
  ['raydium', 'solana', 'SOL/USDC', 0.05, '高', 32, 1.8],
  ['raydium', 'solana', 'RAY/SOL', 0.02, '高', 16, 6],
  ['orca', 'solana', 'SOL/USDC', 0.14, '高', 38, 0],
  ['aerodrome', 'base', 'USDC/AERO', 0.09, '高', 9, 22],
  ['aerodrome', 'base', 'ETH/cbBTC', 0.12, '高', 6, 9],
  ['sunswap', 'tron', 'TRX/USDT', 0.31, '高', 6.5, 1.2],
  ['balancer', 'eth', 'wstETH/ETH', 0.2, '低', 2.6, 1.1],
  ['gmx', 'arbitrum', 'ETH/USDC 指数池', 0.3, '低', 14, 2],
  ['jupiter', 'solana', 'JLP', 0.62, '低', 11, 0],
  ['hyperliquid', 'hyperliquid-l1', 'HLP', 0.08, '无', 9, 0],
  ['aave', 'eth', 'USDC', 0.12, '无', 4.1, 0],
  ['aave', 'eth', 'USDT', 0.14, '无', 4, 0],
  ['morpho', 'base', 'USDC 金库', 0.32, '无', 4.9, 0.9],
  ['morpho', 'eth', 'USDC 金库', 0.2, '无', 5.1, 0.5],
  ['kamino', 'solana', 'USDC', 0.16, '无', 5.2, 0.4],
  ['justlend', 'tron', 'USDT', 0.22, '无', 3.1, 0.6],
  ['venus', 'bsc', 'USDT', 0.16, '无', 3.8, 0.3],
  ['sky', 'eth', '储蓄 USDS', 0.42, '无', 4.3, 0],
  ['ethena', 'eth', '质押 USDe', 0.55, '无', 5.6, 0],
  ['lido', 'eth', '质押 ETH', 1, '无', 2.7, 0],
  ['jito', 'solana', '质押 SOL', 1, '无', 6, 0],
  ['rocket-pool', 'eth', '质押 ETH', 1, '无', 2.5, 0],
];

export const poolTerms: readonly PoolTerms[] = rows.map(
  ([protocol, chain, pair, part, loss, base, reward]) => ({
    protocol,
    chain,
    pair,
    part,
    loss,
    base,
    reward,
  }),
);
