import type { CatalogueWallet } from '../catalogue/walletCatalogue.ts';
import { CHAINS_BY_USE, NARROW_WALLETS } from '../content/coin/walletChains.ts';

/** Chains beyond the written order are taken up by wallets with very many of them. */
const RARE_CHAIN = 80;

/** Whether a wallet holds what lives on a chain. */
export function holdsChain({ code, chainCount }: CatalogueWallet, chain: string): boolean {
  const narrow = NARROW_WALLETS[code];
  if (narrow) return narrow.includes(chain);
  const place = CHAINS_BY_USE.indexOf(chain);
  return (place < 0 ? RARE_CHAIN : place) < chainCount;
}

/** The best known chains that a wallet supports, the most used first; BNB is named once. */
export function knownChains(wallet: CatalogueWallet): readonly string[] {
  const narrow = NARROW_WALLETS[wallet.code];
  const chains = narrow ?? CHAINS_BY_USE.filter((chain) => holdsChain(wallet, chain));
  return chains.filter((chain) => chain !== 'BNB');
}
