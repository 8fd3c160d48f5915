export type WalletKind = 'app' | 'browser' | 'hardware' | 'pc' | 'trade';

/** Who a wallet is. */
export interface CatalogueWallet {
  readonly code: string;
  readonly nameEn: string;
  /** '' where Chinese readers use the English name. */
  readonly nameZh: string;
  readonly pinyin: string;
  readonly logo: string;
  readonly rank: number;
  readonly kinds: readonly WalletKind[];
  readonly website: string;
}

/** Every wallet the product knows, best known first. */
export const walletCatalogue: readonly CatalogueWallet[] = [];
