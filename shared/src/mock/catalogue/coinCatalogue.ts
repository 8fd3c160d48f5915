import type { CatalogueCoin } from './catalogueCoin.ts';
import rows from './coins.json' with { type: 'json' };

interface Row {
  readonly code: string;
  readonly symbol: string;
  readonly en: string;
  readonly zh?: string;
  readonly price: number;
  readonly turnover: number;
  readonly supply: number;
  readonly total?: number;
  readonly max?: number;
  readonly unlimited?: boolean;
  readonly launched: string;
}

const PEGS: Readonly<Record<string, CatalogueCoin['peg']>> = {
  tether: 'usd',
  'usd-coin': 'usd',
  dai: 'usd',
  'ethena-usde': 'usd',
  'usd1-wlfi': 'usd',
  'paypal-usd': 'usd',
  'falcon-finance': 'usd',
  'ripple-usd': 'usd',
  'first-digital-usd': 'usd',
  'global-dollar': 'usd',
  'true-usd': 'usd',
  usdd: 'usd',
  'euro-coin': 'eur',
  'tether-gold': 'gold',
  'pax-gold': 'gold',
};

/** Every coin the product knows, ranked ones first, in the order of their size at the start of 2026. */
export const coinCatalogue: readonly CatalogueCoin[] = (rows satisfies readonly Row[]).map(toCoin);

function toCoin(row: Row, index: number): CatalogueCoin {
  return {
    code: row.code,
    symbol: row.symbol,
    nameEn: row.en,
    nameZh: row.zh ?? '',
    pinyin: '',
    logo: '',
    rank: index + 1,
    standing: 'ranked',
    kind: 'coin',
    launchedAt: Date.parse(`${row.launched}T00:00:00+08:00`),
    basePrice: row.price,
    baseTurnover: row.turnover,
    supply: row.supply,
    circulation: row.supply,
    totalSupply: row.total ?? null,
    maxSupply: row.max ?? null,
    isUnlimited: row.unlimited ?? false,
    peg: PEGS[row.code] ?? null,
    consensus: '',
    mining: null,
    isPremined: false,
    isIfo: false,
    chain: row.en,
    contractAddress: '',
    conceptIds: [],
    links: {
      websites: [],
      explorers: [],
      sourceCode: [],
      whitePaper: '',
      telegram: '',
      facebook: '',
      twitter: '',
      reddit: '',
    },
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
}
