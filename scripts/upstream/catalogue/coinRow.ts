import type { CatalogueCoin, CoinLinks, MiningFacts, Peg } from './catalogueCoin.ts';
import { conceptsOf } from './conceptCatalogue.ts';
import { facebookOf } from './facebookPages.ts';

/** A row of coins.json: see scripts/catalogue. Prices in USD, days in Beijing. */
export interface CoinRow {
  readonly code: string;
  readonly symbol: string;
  readonly en: string;
  readonly zh?: string;
  readonly alias?: string;
  readonly pinyin?: string;
  readonly icon?: boolean;
  readonly unranked?: boolean;
  readonly wraps?: string;
  readonly price: number;
  readonly turnover: number;
  readonly supply: number;
  readonly total: number;
  readonly max?: number;
  readonly unlimited?: boolean;
  readonly launched: string;
  readonly chain?: string;
  readonly token?: boolean;
  readonly contract?: string;
  readonly explorer?: string;
  readonly consensus?: string;
  readonly mining?: MiningRow;
  readonly fork?: boolean;
  readonly premined?: boolean;
  readonly options?: boolean;
  readonly ico?: number;
  readonly links?: LinksRow;
}

interface MiningRow {
  readonly algorithm?: string;
  readonly seconds: number;
  readonly reward: number;
  readonly state: string;
  readonly genesis: string;
  readonly halving?: string;
  readonly next?: number;
  readonly days?: number;
}

export interface LinksRow {
  readonly site: string;
  readonly x?: string;
  readonly git?: string;
  readonly reddit?: string;
  readonly telegram?: string;
  readonly paper?: string;
}

/** Coins below this rank have no futures. */
const FUTURES_PLACES = 280;
const NO_LINKS: CoinLinks = {
  websites: [],
  explorers: [],
  sourceCode: [],
  whitePaper: '',
  telegram: '',
  facebook: '',
  twitter: '',
  reddit: '',
};

/** A row as a catalogue coin; `index` counts from 0. */
export function toCoin(row: CoinRow, index: number): CatalogueCoin {
  const unranked = row.unranked === true;
  const conceptIds = conceptsOf(row.code);
  const peg = pegOf(conceptIds, row.code);
  return {
    ...blankCoin,
    code: row.code,
    symbol: row.symbol,
    nameEn: row.en,
    nameZh: row.zh ?? '',
    alias: row.alias ?? '',
    pinyin: row.pinyin ?? '',
    logo: row.icon === true ? `/logos/coin/${row.code}.webp` : '',
    rank: unranked ? null : index + 1,
    standing: unranked ? 'unranked' : 'ranked',
    kind: row.token === true ? 'token' : 'coin',
    launchedAt: beijingDay(row.launched),
    basePrice: row.price,
    baseTurnover: row.turnover,
    supply: unranked ? null : row.supply,
    circulation: row.supply,
    totalSupply: row.total,
    maxSupply: row.max ?? null,
    isUnlimited: row.unlimited === true,
    peg,
    wraps: row.wraps ?? null,
    consensus: row.consensus ?? '',
    mining: row.mining ? toMining(row.mining) : null,
    isPremined: row.premined === true,
    isIfo: row.fork === true,
    chain: row.chain ?? '',
    contractAddress: row.contract ?? '',
    conceptIds,
    links: { ...toLinks(row.links, row.explorer), facebook: facebookOf(row.code) },
    icoPrice: row.ico ?? null,
    stars: unranked ? null : starsOf(index),
    hasFutures: !unranked && index < FUTURES_PLACES && peg !== 'usd',
    hasOptions: row.options === true,
    hasEtf: conceptIds.includes('us-etf'),
    recordedAt: unranked ? beijingDay(row.launched) + (40 + ((index * 37) % 300)) * 86_400_000 : null,
    reason: unranked ? reasonOf(row, index) : '',
  };
}

const REASONS = [
  '流通量未核实',
  '项目方未提供流通量数据',
  '流通量与链上数据不一致，核实中',
  '成交集中在单一交易所，暂不参与排名',
  '近期更换合约，流通量待确认',
] as const;

function reasonOf({ wraps }: CoinRow, index: number): string {
  return wraps === undefined ? (REASONS[index % REASONS.length] ?? '') : '锚定的币已计入市值，不重复参与排名';
}

/** Default facts of an unknown coin. */
export const blankCoin: Omit<
  CatalogueCoin,
  'code' | 'symbol' | 'nameEn' | 'standing' | 'launchedAt' | 'basePrice' | 'baseTurnover' | 'circulation'
> = {
  nameZh: '',
  alias: '',
  pinyin: '',
  logo: '',
  rank: null,
  kind: 'token',
  delistedAt: null,
  supply: null,
  totalSupply: null,
  maxSupply: null,
  isUnlimited: false,
  peg: null,
  wraps: null,
  consensus: '',
  mining: null,
  isPremined: false,
  isIfo: false,
  chain: '',
  contractAddress: '',
  conceptIds: [],
  links: NO_LINKS,
  icoPrice: null,
  stars: null,
  hasFutures: false,
  hasOptions: false,
  hasEtf: false,
  recordedAt: null,
  reason: '',
  risks: [],
  sourceExchange: '',
};

function pegOf(conceptIds: readonly string[], code: string): Peg | null {
  if (code === 'tether-gold' || code === 'pax-gold') return 'gold';
  if (code === 'euro-coin') return 'eur';
  return conceptIds.includes('stablecoin') ? 'usd' : null;
}

function toMining(row: MiningRow): MiningFacts {
  return {
    algorithm: row.algorithm ?? '',
    blockSeconds: row.seconds,
    blockReward: row.reward,
    state: row.state,
    genesisAt: beijingDay(row.genesis),
    nextHalvingAt: row.halving ? beijingDay(row.halving) : null,
    nextReward: row.next ?? null,
    halvingDays: row.days ?? null,
  };
}

function toLinks(row: LinksRow | undefined, explorer: string | undefined): CoinLinks {
  const explorers = explorer ? [explorer] : [];
  if (!row) return { ...NO_LINKS, explorers };
  return {
    websites: [row.site],
    explorers,
    sourceCode: row.git ? [`https://github.com/${row.git}`] : [],
    whitePaper: row.paper ?? '',
    telegram: row.telegram ? `https://t.me/${row.telegram}` : '',
    facebook: '',
    twitter: row.x ? `https://x.com/${row.x}` : '',
    reddit: row.reddit ? `https://www.reddit.com/r/${row.reddit}/` : '',
  };
}

function starsOf(index: number): number {
  if (index < 15) return 5;
  if (index < 60) return 4;
  if (index < 200) return 3;
  return index < 400 ? 2 : 1;
}

/** Beijing midnight of a written day (2026-01-31, or 2026-01 for its first), epoch ms. */
export function beijingDay(day: string): number {
  return Date.parse(`${day.length === 7 ? `${day}-01` : day}T00:00:00+08:00`);
}
