import { beijingDay } from './coinRow.ts';
import rows from './wallets.json' with { type: 'json' };

const WALLET_KINDS = ['app', 'browser', 'pc', 'hardware', 'trade', 'financing'] as const;
export type WalletKind = (typeof WALLET_KINDS)[number];

/** Facts of a wallet. */
export interface CatalogueWallet {
  /** The key everywhere. */
  readonly code: string;
  readonly nameEn: string;
  /** As readers type it: 币安, HTX（火币）, WEEX. */
  readonly nameZh: string;
  /** A name it is searched by and no longer called, '' without one. */
  readonly alias: string;
  readonly pinyin: string;
  /** `/logos/wallet/<code>.webp`, '' if there is no icon. */
  readonly logo: string;
  /** From 1, best known first. */
  readonly rank: number;
  readonly kinds: readonly WalletKind[];
  readonly foundedAt: number;
  readonly country: string;
  readonly countryZh: string;
  readonly website: string;
  /** Public chains it supports. */
  readonly chainCount: number;
  readonly isOpenSource: boolean;
  /** Whether somebody else holds the keys. */
  readonly isCustodial: boolean;
  /** 0–100. */
  readonly score: number;
}

/** Every wallet of the product, best known first. */
export const walletCatalogue: readonly CatalogueWallet[] = rows.map((row, i) => ({
  code: row.code,
  nameEn: row.en,
  nameZh: row.zh,
  alias: row.alias ?? '',
  pinyin: row.pinyin,
  logo: row.icon === true ? `/logos/wallet/${row.code}.webp` : '',
  rank: i + 1,
  kinds: WALLET_KINDS.filter((kind) => row.kinds.includes(kind)),
  foundedAt: beijingDay(row.founded),
  country: row.country,
  countryZh: row.countryZh,
  website: row.site,
  chainCount: row.chains,
  isOpenSource: row.open,
  isCustodial: row.custody,
  score: row.score,
}));
