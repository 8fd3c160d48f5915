import { exchangeName } from '../../catalogue/names.ts';
import type { DefiChainCode } from './chains.ts';

/** What a protocol does. */
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

/**
 * Categories whose deposits are receipts that other protocols hold as well: counted in the whole only when the reader
 * asks for it.
 */
export const COUNTED_TWICE: ReadonlySet<DefiCategory> = new Set(['流动性质押', '再质押', '收益']);

/** A protocol, with what was locked in it about the start of 2026. */
export interface DefiProtocol {
  /** In the address; that of the exchange where it is one. */
  readonly code: string;
  readonly name: string;
  readonly category: DefiCategory;
  /** Its coin; null where it has none here. */
  readonly coin: string | null;
  /** Millions of USD by chain, the largest first. */
  readonly locked: readonly (readonly [chain: DefiChainCode, millions: number])[];
}

type Row = readonly [
  code: string,
  /** null: that of the exchange it is. */
  name: string | null,
  category: DefiCategory,
  coin: string | null,
  locked: DefiProtocol['locked'],
];

const rows: readonly Row[] = [
  [
    'aave',
    'Aave',
    '借贷',
    'aave',
    [
      ['eth', 27_000],
      ['arbitrum', 1_300],
      ['base', 1_100],
      ['avalanche', 600],
      ['bsc', 350],
      ['polygon', 300],
      ['optimism', 200],
    ],
  ],
  [
    'morpho',
    'Morpho',
    '借贷',
    'morpho',
    [
      ['eth', 3_600],
      ['base', 1_900],
      ['hyperliquid-l1', 350],
      ['arbitrum', 200],
    ],
  ],
  ['spark', 'Spark', '借贷', null, [['eth', 4_500]]],
  [
    'compound',
    'Compound',
    '借贷',
    'compound-governance-token',
    [
      ['eth', 1_600],
      ['arbitrum', 130],
      ['base', 90],
    ],
  ],
  [
    'fluid',
    'Fluid',
    '借贷',
    null,
    [
      ['eth', 1_200],
      ['arbitrum', 150],
    ],
  ],
  [
    'maple',
    'Maple',
    '借贷',
    null,
    [
      ['eth', 2_300],
      ['solana', 200],
    ],
  ],
  ['justlend', 'JustLend', '借贷', 'just', [['tron', 3_700]]],
  ['kamino', 'Kamino', '借贷', null, [['solana', 2_800]]],
  ['venus', 'Venus', '借贷', 'venus', [['bsc', 2_000]]],
  ['suilend', 'Suilend', '借贷', null, [['sui', 480]]],
  ['navi', 'NAVI', '借贷', null, [['sui', 380]]],
  ['benqi', 'BENQI', '借贷', null, [['avalanche', 380]]],
  ['hyperlend', 'HyperLend', '借贷', null, [['hyperliquid-l1', 520]]],
  ['sky', 'Sky', '抵押稳定币', 'sky', [['eth', 6_500]]],
  ['lista', 'Lista', '抵押稳定币', null, [['bsc', 1_500]]],
  ['usdd', 'USDD', '抵押稳定币', 'usdd', [['tron', 520]]],
  ['felix', 'Felix', '抵押稳定币', null, [['hyperliquid-l1', 420]]],
  ['ethena', 'Ethena', '合成对冲', 'ethena', [['eth', 8_500]]],
  [
    'uniswap',
    null,
    'DEX',
    'uniswap',
    [
      ['eth', 3_100],
      ['base', 560],
      ['arbitrum', 420],
      ['bsc', 340],
      ['polygon', 90],
      ['optimism', 60],
    ],
  ],
  [
    'curve',
    null,
    'DEX',
    'curve-dao-token',
    [
      ['eth', 1_950],
      ['arbitrum', 70],
    ],
  ],
  [
    'pancakeswap',
    null,
    'DEX',
    'pancakeswap-token',
    [
      ['bsc', 2_150],
      ['base', 90],
      ['arbitrum', 60],
    ],
  ],
  ['raydium', null, 'DEX', 'raydium', [['solana', 1_600]]],
  ['orca', null, 'DEX', null, [['solana', 400]]],
  ['meteora', 'Meteora', 'DEX', null, [['solana', 620]]],
  ['aerodrome', null, 'DEX', null, [['base', 600]]],
  [
    'balancer',
    null,
    'DEX',
    'balancer',
    [
      ['eth', 160],
      ['base', 30],
    ],
  ],
  ['sushiswap', null, 'DEX', 'sushi', [['eth', 100]]],
  ['sunswap', 'SUN', 'DEX', 'sun-token', [['tron', 760]]],
  ['cetus', 'Cetus', 'DEX', 'cetus-protocol', [['sui', 90]]],
  ['quickswap', 'QuickSwap', 'DEX', null, [['polygon', 280]]],
  ['velodrome', 'Velodrome', 'DEX', null, [['optimism', 60]]],
  ['jupiter', null, '衍生品', 'jupiter-exchange-solana', [['solana', 2_500]]],
  ['aster', null, '衍生品', 'aster-2', [['bsc', 1_300]]],
  ['hyperliquid', null, '衍生品', 'hyperliquid', [['hyperliquid-l1', 5_000]]],
  [
    'gmx',
    null,
    '衍生品',
    'gmx',
    [
      ['arbitrum', 330],
      ['avalanche', 70],
    ],
  ],
  [
    'ondo',
    'Ondo',
    'RWA',
    'ondo-finance',
    [
      ['eth', 1_450],
      ['solana', 240],
    ],
  ],
  [
    'buidl',
    'BlackRock BUIDL',
    'RWA',
    null,
    [
      ['eth', 1_000],
      ['avalanche', 550],
    ],
  ],
  ['babylon', 'Babylon', '比特币质押', null, [['bitcoin', 5_300]]],
  ['solv', 'Solv', '比特币质押', null, [['bitcoin', 850]]],
  ['lightning', '闪电网络', '支付', null, [['bitcoin', 420]]],
  ['polymarket', 'Polymarket', '预测市场', null, [['polygon', 330]]],
  ['lido', 'Lido', '流动性质押', 'lido-dao', [['eth', 27_000]]],
  [
    'binance-staked-eth',
    'Binance 质押 ETH',
    '流动性质押',
    null,
    [
      ['eth', 8_800],
      ['bsc', 1_400],
    ],
  ],
  ['rocket-pool', 'Rocket Pool', '流动性质押', 'rocket-pool', [['eth', 1_800]]],
  ['jito', 'Jito', '流动性质押', 'jito-governance-token', [['solana', 1_900]]],
  ['marinade', 'Marinade', '流动性质押', 'marinade', [['solana', 900]]],
  ['eigenlayer', 'EigenLayer', '再质押', 'eigenlayer', [['eth', 12_500]]],
  ['ether-fi', 'ether.fi', '再质押', 'ether-fi', [['eth', 8_200]]],
  [
    'pendle',
    'Pendle',
    '收益',
    'pendle',
    [
      ['eth', 4_600],
      ['arbitrum', 180],
      ['hyperliquid-l1', 120],
    ],
  ],
  ['convex', 'Convex', '收益', null, [['eth', 900]]],
];

export const defiProtocols: readonly DefiProtocol[] = rows.map(([code, name, category, coin, locked]) => ({
  code,
  name: name ?? exchangeName(code),
  category,
  coin,
  locked,
}));

/** A protocol by its code; null where there is none. */
export function findDefiProtocol(code: string): DefiProtocol | null {
  return defiProtocols.find((protocol) => protocol.code === code) ?? null;
}
