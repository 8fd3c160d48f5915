import type { CatalogueWallet } from '../../walletCatalogue.ts';
import { CHAINS_BY_USE, NARROW_WALLETS } from '../coin/walletChains.ts';

/** Only wallets with more chains than this support chains outside the ordered list. */
const RARE_CHAIN = 80;

/** Whether a wallet supports a chain. */
export function holdsChain({ code, chainCount }: CatalogueWallet, chain: string): boolean {
  const narrow = NARROW_WALLETS[code];
  if (narrow) return narrow.includes(chain);
  const place = CHAINS_BY_USE.indexOf(chain);
  return (place < 0 ? RARE_CHAIN : place) < chainCount;
}

/** The best known chains of a wallet, most used first; BNB is listed once. */
export function knownChains(wallet: CatalogueWallet): readonly string[] {
  const narrow = NARROW_WALLETS[wallet.code];
  const chains = narrow ?? CHAINS_BY_USE.filter((chain) => holdsChain(wallet, chain));
  return chains.filter((chain) => chain !== 'BNB');
}
