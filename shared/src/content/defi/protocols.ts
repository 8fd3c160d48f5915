import type { DefiChainCode } from './chains.ts';

/** Category of a protocol. */
export type DefiCategory =
  | '借贷'
  | 'DEX'
  | '抵押稳定币'
  | '合成对冲'
  | '衍生品'
  | 'RWA'
  | '比特币质押'
  | '支付'
  | '预测市场'
  | '流动性质押'
  | '再质押'
  | '收益';

/** Categories whose receipts are deposited in other protocols as well: included in totals only on request. */
export const COUNTED_TWICE: ReadonlySet<DefiCategory> = new Set(['流动性质押', '再质押', '收益']);

/** A protocol and its chains. */
export interface DefiProtocol {
  /** Part of the address; the exchange's code if it is one. */
  readonly code: string;
  readonly name: string;
  readonly category: DefiCategory;
  /** Its coin; null if it has none here. */
  readonly coin: string | null;
  /** Ordered by value locked at the start of 2026, largest first. */
  readonly chains: readonly DefiChainCode[];
}

type Row = readonly [
  code: string,
  name: string,
  category: DefiCategory,
  coin: string | null,
  chains: DefiProtocol['chains'],
];

const rows: readonly Row[] = [
  ['aave', 'Aave', '借贷', 'aave', ['eth', 'arbitrum', 'base', 'avalanche', 'bsc', 'polygon', 'optimism']],
  ['morpho', 'Morpho', '借贷', 'morpho', ['eth', 'base', 'hyperliquid-l1', 'arbitrum']],
  ['spark', 'Spark', '借贷', null, ['eth']],
  ['compound', 'Compound', '借贷', 'compound-governance-token', ['eth', 'arbitrum', 'base']],
  ['fluid', 'Fluid', '借贷', null, ['eth', 'arbitrum']],
  ['maple', 'Maple', '借贷', null, ['eth', 'solana']],
  ['justlend', 'JustLend', '借贷', 'just', ['tron']],
  ['kamino', 'Kamino', '借贷', null, ['solana']],
  ['venus', 'Venus', '借贷', 'venus', ['bsc']],
  ['suilend', 'Suilend', '借贷', null, ['sui']],
  ['navi', 'NAVI', '借贷', null, ['sui']],
  ['benqi', 'BENQI', '借贷', null, ['avalanche']],
  ['hyperlend', 'HyperLend', '借贷', null, ['hyperliquid-l1']],
  ['sky', 'Sky', '抵押稳定币', 'sky', ['eth']],
  ['lista', 'Lista', '抵押稳定币', null, ['bsc']],
  ['usdd', 'USDD', '抵押稳定币', 'usdd', ['tron']],
  ['felix', 'Felix', '抵押稳定币', null, ['hyperliquid-l1']],
  ['ethena', 'Ethena', '合成对冲', 'ethena', ['eth']],
  ['uniswap', 'Uniswap', 'DEX', 'uniswap', ['eth', 'base', 'arbitrum', 'bsc', 'polygon', 'optimism']],
  ['curve', 'Curve', 'DEX', 'curve-dao-token', ['eth', 'arbitrum']],
  ['pancakeswap', 'PancakeSwap', 'DEX', 'pancakeswap-token', ['bsc', 'base', 'arbitrum']],
  ['raydium', 'Raydium', 'DEX', 'raydium', ['solana']],
  ['orca', 'Orca', 'DEX', null, ['solana']],
  ['meteora', 'Meteora', 'DEX', null, ['solana']],
  ['aerodrome', 'Aerodrome', 'DEX', null, ['base']],
  ['balancer', 'Balancer', 'DEX', 'balancer', ['eth', 'base']],
  ['sushiswap', 'SushiSwap', 'DEX', 'sushi', ['eth']],
  ['sunswap', 'SUN', 'DEX', 'sun-token', ['tron']],
  ['cetus', 'Cetus', 'DEX', 'cetus-protocol', ['sui']],
  ['quickswap', 'QuickSwap', 'DEX', null, ['polygon']],
  ['velodrome', 'Velodrome', 'DEX', null, ['optimism']],
  ['jupiter', 'Jupiter', '衍生品', 'jupiter-exchange-solana', ['solana']],
  ['aster', 'Aster', '衍生品', 'aster-2', ['bsc']],
  ['hyperliquid', 'Hyperliquid', '衍生品', 'hyperliquid', ['hyperliquid-l1']],
  ['gmx', 'GMX', '衍生品', 'gmx', ['arbitrum', 'avalanche']],
  ['ondo', 'Ondo', 'RWA', 'ondo-finance', ['eth', 'solana']],
  ['buidl', 'BlackRock BUIDL', 'RWA', null, ['eth', 'avalanche']],
  ['babylon', 'Babylon', '比特币质押', null, ['bitcoin']],
  ['solv', 'Solv', '比特币质押', null, ['bitcoin']],
  ['lightning', '闪电网络', '支付', null, ['bitcoin']],
  ['polymarket', 'Polymarket', '预测市场', null, ['polygon']],
  ['lido', 'Lido', '流动性质押', 'lido-dao', ['eth']],
  ['binance-staked-eth', 'Binance 质押 ETH', '流动性质押', null, ['eth', 'bsc']],
  ['rocket-pool', 'Rocket Pool', '流动性质押', 'rocket-pool', ['eth']],
  ['jito', 'Jito', '流动性质押', 'jito-governance-token', ['solana']],
  ['marinade', 'Marinade', '流动性质押', 'marinade', ['solana']],
  ['eigenlayer', 'EigenLayer', '再质押', 'eigenlayer', ['eth']],
  ['ether-fi', 'ether.fi', '再质押', 'ether-fi', ['eth']],
  ['pendle', 'Pendle', '收益', 'pendle', ['eth', 'arbitrum', 'hyperliquid-l1']],
  ['convex', 'Convex', '收益', null, ['eth']],
];

export const defiProtocols: readonly DefiProtocol[] = rows.map(([code, name, category, coin, chains]) => ({
  code,
  name,
  category,
  coin,
  chains,
}));

/** A protocol by its code; null if there is none. */
export function findDefiProtocol(code: string): DefiProtocol | null {
  return defiProtocols.find((protocol) => protocol.code === code) ?? null;
}
