import type { CatalogueCoin } from '../../catalogueCoin.ts';
import { coinCatalogue } from '../../coinCatalogue.ts';

/** Projects with votes of their holders. */
const SPACES = [
  'uniswap',
  'aave',
  'arbitrum',
  'optimism',
  'lido-dao',
  'curve-dao-token',
  'compound-governance-token',
  'ethereum-name-service',
  'starknet',
  'gnosis',
  'balancer',
  'pancakeswap-token',
] as const;

export const proposalSpaces: readonly CatalogueCoin[] = SPACES.flatMap(
  (code) => coinCatalogue.find((coin) => coin.code === code) ?? [],
);

/** Whether the holders of a coin vote here. */
export function isGoverned(code: string): boolean {
  return proposalSpaces.some((coin) => coin.code === code);
}
