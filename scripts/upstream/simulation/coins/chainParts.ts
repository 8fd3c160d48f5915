import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { chainsOf, type Deployment } from '../../catalogue/deployments.ts';

/** A chain, and its share of the circulating supply. */
export interface ChainPart extends Deployment {
  /** 0–1; the parts of a coin add up to 1. */
  readonly part: number;
}

/** Approximate distribution of token supplies over chains. */
const WEIGHTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  tether: { TRON: 43, Ethereum: 47, 'BNB Chain': 5, Solana: 2, Avalanche: 1, Polygon: 1 },
  'usd-coin': { Ethereum: 64, Solana: 14, Base: 8, Arbitrum: 5, 'BNB Chain': 3, Polygon: 2, Avalanche: 1 },
  chainlink: { Ethereum: 93, 'BNB Chain': 4, Polygon: 1 },
  dai: { Ethereum: 86, Polygon: 5, Arbitrum: 4, Optimism: 3 },
  'wrapped-bitcoin': { Ethereum: 95, Arbitrum: 3, Polygon: 2 },
};

/** The chains of a coin, each with its share of the supply. */
export function chainPartsOf(facts: CatalogueCoin): readonly ChainPart[] {
  const weights = WEIGHTS[facts.code] ?? {};
  const chains = chainsOf(facts).map((one) => ({ ...one, weight: weights[one.chain] ?? 1 }));
  const sum = chains.reduce((total, { weight }) => total + weight, 0);
  return chains.map(({ chain, contract, weight }) => ({ chain, contract, part: weight / sum }));
}
