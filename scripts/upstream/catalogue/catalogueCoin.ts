/** Ranked, listed without a rank (supply not verified), or not recorded at all (high risk). */
type Standing = 'ranked' | 'unranked' | 'unrecorded';

/** What a price is pegged to. Gold in USD per ounce. */
export type Peg = 'usd' | 'eur' | 'gold';

/** Facts of a coin produced by work (or by a fixed schedule of blocks). */
export interface MiningFacts {
  readonly algorithm: string;
  /** Mean seconds between blocks. */
  readonly blockSeconds: number;
  /** Coins per block now. */
  readonly blockReward: number;
  /** 可挖矿, 已停止… as shown. */
  readonly state: string;
  readonly genesisAt: number;
  /** null: the reward does not halve, or has no date. */
  readonly nextHalvingAt: number | null;
  readonly nextReward: number | null;
  /** Days between halvings, null if there are none. See miningAt. */
  readonly halvingDays: number | null;
}

export interface CoinLinks {
  readonly websites: readonly string[];
  readonly explorers: readonly string[];
  readonly sourceCode: readonly string[];
  readonly whitePaper: string;
  readonly telegram: string;
  readonly facebook: string;
  readonly twitter: string;
  readonly reddit: string;
}

/** Facts of a coin that do not change with the market. Times in epoch ms, money in USD. */
export interface CatalogueCoin {
  /** CoinGecko-like slug; the key everywhere. */
  readonly code: string;
  readonly symbol: string;
  readonly nameEn: string;
  /** '' if Chinese readers use the English name. */
  readonly nameZh: string;
  /** A Chinese name that readers know and do not use, by which it is found; '' without one. */
  readonly alias: string;
  /** Syllables of the Chinese name or of the alias: "bi te bi"; '' without either. */
  readonly pinyin: string;
  /** `/logos/coin/<code>.webp`, '' if there is no icon. */
  readonly logo: string;
  /**
   * Order in the catalogue, from 1; null for unranked and unrecorded coins. The market's own rank is in its snapshot.
   */
  readonly rank: number | null;
  readonly standing: Standing;
  /** A token is issued on another chain. */
  readonly kind: 'coin' | 'token';
  /** First trading day: the start of its price history. */
  readonly launchedAt: number;
  /** When it was delisted, null for coins that stay. */
  readonly delistedAt: number | null;
  /** Price at the start of 2026, where every path is anchored. */
  readonly basePrice: number;
  /** Ordinary 24 h turnover at that time, % of the market value. */
  readonly baseTurnover: number;
  /** Supply at the start of 2026; null if not verified. */
  readonly supply: number | null;
  /** Circulating supply, verified or not: sets the scale of volumes. */
  readonly circulation: number;
  readonly totalSupply: number | null;
  /** null: no maximum (see isUnlimited), or unknown. */
  readonly maxSupply: number | null;
  readonly isUnlimited: boolean;
  readonly peg: Peg | null;
  /** Code of the coin that a wrapped or staked token stands for and follows in price; null for all others. */
  readonly wraps: string | null;
  /** '' when unknown. */
  readonly consensus: string;
  readonly mining: MiningFacts | null;
  readonly isPremined: boolean;
  /** From a fork that gave coins away, or from an initial free offering. */
  readonly isIfo: boolean;
  /** Name of its chain (its own for a coin), '' if unknown. */
  readonly chain: string;
  /** '' for a coin. */
  readonly contractAddress: string;
  readonly conceptIds: readonly string[];
  readonly links: CoinLinks;
  readonly icoPrice: number | null;
  /** 1–5, null if not rated. */
  readonly stars: number | null;
  readonly hasFutures: boolean;
  readonly hasOptions: boolean;
  readonly hasEtf: boolean;
  /** For unranked and unrecorded coins: since when listed here, why without a rank, and warnings. */
  readonly recordedAt: number | null;
  readonly reason: string;
  readonly risks: readonly string[];
  /** Exchange of the first listing, '' when unknown. */
  readonly sourceExchange: string;
}
