import { findPoolChain, type PoolChainCode, poolChains } from '@coinmirror/shared/content/defi/poolChains.ts';

/** GeckoTerminal's id of each chain whose pools are listed alone, as its list of networks spells it. */
export const NETWORKS: Readonly<Record<PoolChainCode, string>> = {
  eth: 'eth',
  solana: 'solana',
  bsc: 'bsc',
  base: 'base',
  arbitrum: 'arbitrum',
  polygon: 'polygon_pos',
  avalanche: 'avax',
  optimism: 'optimism',
  sui: 'sui-network',
  tron: 'tron',
  ton: 'ton',
};

/** The chain of a network's id; null for one that is not listed alone. */
export function chainOfNetwork(network: string): ReturnType<typeof findPoolChain> {
  const code = poolChains.find((chain) => NETWORKS[chain.code] === network)?.code;
  return code === undefined ? null : findPoolChain(code);
}
