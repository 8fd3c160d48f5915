/** Is the coin ranked, listed without a rank (its supply is not verified), or not recorded at all (high risk)? */
type Standing = 'ranked' | 'unranked' | 'unrecorded';

/** What a price is held to. Gold in USD an ounce. */
export type Peg = 'usd' | 'eur' | 'gold';

/** Facts of a coin that is produced by work (or by a fixed schedule of blocks). */
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
  /** Days from one halving to the next, null when there are none. See miningAt. */
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

/** What does not change with the market: who a coin is. Times in epoch ms, money in USD. */
export interface CatalogueCoin {
  /** CoinGecko-like slug; the key everywhere. */
  readonly code: string;
  readonly symbol: string;
  readonly nameEn: string;
  /** '' where Chinese readers use the English name. */
  readonly nameZh: string;
  /** Syllables of the Chinese name: "bi te bi"; '' without one. */
  readonly pinyin: string;
  /** `/logos/coin/<code>.webp`, '' when no icon exists. */
  readonly logo: string;
  /** Order in the catalogue, from 1; null for unranked and unrecorded. The market's own rank is in its snapshot. */
  readonly rank: number | null;
  readonly standing: Standing;
  /** A token lives on another chain. */
  readonly kind: 'coin' | 'token';
  /** First trading day: its price history begins here. */
  readonly launchedAt: number;
  /** When it left the market, null for coins that stay. */
  readonly delistedAt: number | null;
  /** Price at the start of 2026, where every path is anchored. */
  readonly basePrice: number;
  /** Ordinary 24 h turnover at that time, % of the market value. */
  readonly baseTurnover: number;
  /** Supply at the start of 2026; null when not verified. */
  readonly supply: number | null;
  /** What is out there, verified or not: sets the scale of volumes. */
  readonly circulation: number;
  readonly totalSupply: number | null;
  /** null: no maximum (see isUnlimited), or unknown. */
  readonly maxSupply: number | null;
  readonly isUnlimited: boolean;
  readonly peg: Peg | null;
  /** Code of the coin that a wrapped or staked token stands for and is priced after; null for all others. */
  readonly wraps: string | null;
  /** '' when unknown. */
  readonly consensus: string;
  readonly mining: MiningFacts | null;
  readonly isPremined: boolean;
  /** Came out of a fork that gave coins away, or of an initial free offering. */
  readonly isIfo: boolean;
  /** Name of the chain it lives on (its own for a coin), '' when unknown. */
  readonly chain: string;
  /** '' for a coin. */
  readonly contractAddress: string;
  readonly conceptIds: readonly string[];
  readonly links: CoinLinks;
  readonly icoPrice: number | null;
  /** 1–5, null when not rated. */
  readonly stars: number | null;
  readonly hasFutures: boolean;
  readonly hasOptions: boolean;
  readonly hasEtf: boolean;
  /** Unranked and unrecorded: since when listed here, why it has no rank, and what to beware of. */
  readonly recordedAt: number | null;
  readonly reason: string;
  readonly risks: readonly string[];
  /** Exchange of the first listing, '' when unknown. */
  readonly sourceExchange: string;
}
