export type ExchangeKind = 'spot' | 'futures' | 'options' | 'fiat' | 'otc' | 'dex' | 'nft';

/** Who an exchange is. Shares in % of all recorded spot (or futures) volume, fees in %, times in epoch ms. */
export interface CatalogueExchange {
  readonly code: string;
  readonly nameEn: string;
  /** '' where Chinese readers use the English name. */
  readonly nameZh: string;
  readonly pinyin: string;
  readonly logo: string;
  /** From 1, by rating. */
  readonly rank: number;
  readonly country: string;
  readonly countryZh: string;
  readonly foundedAt: number;
  readonly kinds: readonly ExchangeKind[];
  readonly spotShare: number;
  readonly futuresShare: number;
  readonly makerFee: number;
  readonly takerFee: number;
  readonly website: string;
}

/** Every exchange the product knows, best rated first. */
export const exchangeCatalogue: readonly CatalogueExchange[] = [];
