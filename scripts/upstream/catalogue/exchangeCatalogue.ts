import { beijingDay } from './coinRow.ts';
import rows from './exchanges.json' with { type: 'json' };

const EXCHANGE_KINDS = ['spot', 'futures', 'options', 'fiat', 'otc', 'dex', 'nft'] as const;
type ExchangeKind = (typeof EXCHANGE_KINDS)[number];

/** 0–100 each; the inputs of the rating (流量 流动性 资产 合规 安全 团队 用户口碑). */
export interface ExchangeScores {
  readonly traffic: number;
  readonly liquidity: number;
  readonly assets: number;
  readonly compliance: number;
  readonly security: number;
  readonly team: number;
  readonly reputation: number;
}

/** Facts of an exchange. Shares in % of the coin market's spot (or futures) volume, fees in %, times in epoch ms. */
export interface CatalogueExchange {
  /** The key everywhere, ticker ids included: `binance_btc_usdt`. */
  readonly code: string;
  readonly nameEn: string;
  /** As readers type it: 币安, HTX（火币）, WEEX. */
  readonly nameZh: string;
  /** A name it is searched by and no longer called, '' without one. */
  readonly alias: string;
  readonly pinyin: string;
  /** `/logos/exchange/<code>.webp`, '' if there is no icon. */
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
  readonly scores: ExchangeScores;
  /** Weighted mean of the scores, 0–100, one decimal. */
  readonly rating: number;
  /** Customers' assets at the start of 2026, USD. */
  readonly reserveUsd: number;
}

const SCORE_KEYS = [
  'traffic',
  'liquidity',
  'assets',
  'compliance',
  'security',
  'team',
  'reputation',
] as const;

/** Weights of the rating; they add up to 1. */
export const RATING_WEIGHTS: Readonly<Record<keyof ExchangeScores, number>> = {
  traffic: 0.14,
  liquidity: 0.22,
  assets: 0.14,
  compliance: 0.16,
  security: 0.18,
  team: 0.08,
  reputation: 0.08,
};

type Row = (typeof rows)[number];

/** Every exchange of the product, best rated first. */
export const exchangeCatalogue: readonly CatalogueExchange[] = rows
  .map(toExchange)
  .sort((a, b) => b.rating - a.rating || (a.code < b.code ? -1 : 1))
  .map((exchange, i) => ({ ...exchange, rank: i + 1 }));

const exchangesByCode = new Map(exchangeCatalogue.map((exchange) => [exchange.code, exchange]));

/** The exchange of a code; null if it is not in the catalogue. */
export function findExchange(code: string): CatalogueExchange | null {
  return exchangesByCode.get(code) ?? null;
}

function toExchange(row: Row): Omit<CatalogueExchange, 'rank'> {
  const [traffic = 0, liquidity = 0, assets = 0, compliance = 0, security = 0, team = 0, reputation = 0] =
    row.scores;
  const scores = { traffic, liquidity, assets, compliance, security, team, reputation };
  return {
    code: row.code,
    nameEn: row.en,
    nameZh: row.zh,
    alias: row.alias ?? '',
    pinyin: row.pinyin,
    logo: row.icon === true ? `/logos/exchange/${row.code}.webp` : '',
    country: row.country,
    countryZh: row.countryZh,
    foundedAt: beijingDay(row.founded),
    kinds: EXCHANGE_KINDS.filter((kind) => row.kinds.includes(kind)),
    spotShare: row.spot,
    futuresShare: row.futures,
    makerFee: row.maker,
    takerFee: row.taker,
    website: row.site,
    scores,
    rating: ratingOf(scores),
    reserveUsd: row.reserve * 1e9,
  };
}

/** The rating of a set of scores, 0–100, one decimal. */
function ratingOf(scores: ExchangeScores): number {
  let sum = 0;
  for (const key of SCORE_KEYS) sum += scores[key] * RATING_WEIGHTS[key];
  return Math.round(sum * 10) / 10;
}
