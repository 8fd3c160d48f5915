/** A chain on which protocols run. */
export interface DefiChain {
  /** Part of the address. */
  readonly code: string;
  readonly name: string;
  /** Code of the coin that pays fees; its price drives most of the chain's locked value. */
  readonly coin: string;
  /** Code of the coin that the chain itself issues, which its own fees concern; absent where it has none. */
  readonly token?: string;
  /** Set where the chain no longer runs: nothing is locked there, and no figures are shown. */
  readonly end?: ChainEnd;
}

interface ChainEnd {
  /** Its last day, `2025-01-15`. */
  readonly on: string;
  /** How it ended, as sentences. */
  readonly words: string;
}

/** In menu order; the first four are the specification's tabs. */
export const defiChains = [
  { code: 'eth', name: 'Ethereum', coin: 'ethereum', token: 'ethereum' },
  { code: 'bsc', name: 'BSC', coin: 'binancecoin', token: 'binancecoin' },
  {
    code: 'heco',
    name: 'Heco',
    coin: 'huobi-token',
    end: { on: '2025-01-15', words: 'Heco 于 2024 年 11 月宣布关闭，2025 年 1 月 15 日停止运行。' },
  },
  {
    code: 'oec',
    name: 'OEC',
    coin: 'okb',
    end: {
      on: '2026-01-01',
      words: 'OEC 先后更名为 OKC 与 OKTChain，2025 年 8 月宣布退役，2026 年 1 月 1 日停止运行。',
    },
  },
  { code: 'solana', name: 'Solana', coin: 'solana', token: 'solana' },
  { code: 'bitcoin', name: 'Bitcoin', coin: 'bitcoin', token: 'bitcoin' },
  { code: 'tron', name: 'Tron', coin: 'tron', token: 'tron' },
  { code: 'base', name: 'Base', coin: 'ethereum' },
  { code: 'arbitrum', name: 'Arbitrum', coin: 'ethereum', token: 'arbitrum' },
  { code: 'hyperliquid-l1', name: 'Hyperliquid L1', coin: 'hyperliquid', token: 'hyperliquid' },
  { code: 'avalanche', name: 'Avalanche', coin: 'avalanche-2', token: 'avalanche-2' },
  { code: 'sui', name: 'Sui', coin: 'sui', token: 'sui' },
  { code: 'polygon', name: 'Polygon', coin: 'ethereum', token: 'polygon-ecosystem-token' },
  { code: 'optimism', name: 'Optimism', coin: 'ethereum', token: 'optimism' },
] as const satisfies readonly DefiChain[];

export type DefiChainCode = (typeof defiChains)[number]['code'];

/** A chain by its code; null if there is none. */
export function findDefiChain(code: string | undefined): DefiChain | null {
  return defiChains.find((chain) => chain.code === code) ?? null;
}

/** What exchanges and issuers call a chain that has another name here. */
const OTHER_NAMES: Readonly<Record<string, DefiChainCode>> = {
  'BNB Chain': 'bsc',
  TRON: 'tron',
  Hyperliquid: 'hyperliquid-l1',
};

/** The code of a chain by its name; null for one without a page. */
export function defiChainCodeOf(name: string): DefiChainCode | null {
  return OTHER_NAMES[name] ?? defiChains.find((chain) => chain.name === name)?.code ?? null;
}
