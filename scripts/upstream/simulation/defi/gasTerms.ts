import type { DefiChainCode } from '@coinmirror/shared/content/defi/chains.ts';

/** What users pay a chain for transactions. */
export interface GasTerms {
  readonly chain: DefiChainCode;
  /** Code of the coin that they pay in, and how many a day on average. */
  readonly coin: string;
  readonly perDay: number;
  /** Fraction that is burned or left to the chain's treasury; null where nobody tells it. */
  readonly kept: number | null;
}

/** Approximate fees of each chain as trackers reported them at the end of 2025; Ethereum's follow its gas prices. */
export const gasTerms: readonly GasTerms[] = [
  { chain: 'bsc', coin: 'binancecoin', perDay: 640, kept: 0.1 },
  { chain: 'solana', coin: 'solana', perDay: 7_200, kept: 0.12 },
  { chain: 'bitcoin', coin: 'bitcoin', perDay: 3.6, kept: null },
  { chain: 'tron', coin: 'tron', perDay: 3_300_000, kept: 0.92 },
  { chain: 'base', coin: 'ethereum', perDay: 42, kept: 0.93 },
  { chain: 'arbitrum', coin: 'ethereum', perDay: 15, kept: 0.95 },
  { chain: 'hyperliquid-l1', coin: 'hyperliquid', perDay: 760, kept: 1 },
  { chain: 'avalanche', coin: 'avalanche-2', perDay: 1_150, kept: 1 },
  { chain: 'sui', coin: 'sui', perDay: 11_500, kept: 0.1 },
  { chain: 'polygon', coin: 'polygon-ecosystem-token', perDay: 145_000, kept: 0.8 },
  { chain: 'optimism', coin: 'ethereum', perDay: 4.4, kept: 0.85 },
];
