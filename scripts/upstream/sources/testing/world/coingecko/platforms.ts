import type { CatalogueCoin } from '../../../../catalogue/catalogueCoin.ts';
import { chainsOf } from '../../../../catalogue/deployments.ts';

/** CoinGecko's names of chains. */
const PLATFORMS: Readonly<Record<string, string>> = {
  Ethereum: 'ethereum',
  'BNB Chain': 'binance-smart-chain',
  Solana: 'solana',
  TRON: 'tron',
  Base: 'base',
  Arbitrum: 'arbitrum-one',
  Optimism: 'optimistic-ethereum',
  Polygon: 'polygon-pos',
  Avalanche: 'avalanche',
  TON: 'the-open-network',
  Sui: 'sui',
};

/** A coin's contracts by CoinGecko's names of chains; a chain's own coin has none. */
export function platformsOf(facts: CatalogueCoin): Readonly<Record<string, string>> {
  return Object.fromEntries(
    chainsOf(facts)
      .filter(({ contract }) => contract !== '')
      .map(({ chain, contract }) => [PLATFORMS[chain] ?? chain.toLowerCase().replaceAll(' ', '-'), contract]),
  );
}
