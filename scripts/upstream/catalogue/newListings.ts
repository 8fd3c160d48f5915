import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import type { CatalogueCoin } from './catalogueCoin.ts';
import { blankCoin } from './coinRow.ts';
import { FIRST_WORDS, pinyinOfHalves, SECOND_WORDS, type Word } from './inventedWords.ts';

const DAY = 86_400_000;
/** A new coin every four days, from the summer of 2025 until the end of 2029. All are fictional. */
const FIRST_LISTING = Date.UTC(2025, 5, 30, 16);
const SPACING_DAYS = 4;
const COUNT = 410;
/** Days after which most are delisted; one in six stays. */
const LIFE_DAYS = 190;
const STAYING = 6;

const CHAINS = ['Solana', 'BNB Chain', 'Base', 'Ethereum', 'Arbitrum', 'TON', 'Sui'] as const;
const EXCHANGES = [
  'gate',
  'mexc',
  'bitget',
  'kucoin',
  'bybit',
  'okx',
  'huobi',
  'lbank',
  'bitmart',
  'uniswap',
  'raydium',
] as const;
const TOTALS = [1e8, 1e9, 1e9, 1e9, 1e10, 1e11, 4.2e11] as const;

/** Fictional coins listed one after another; `rank` continues from `place`. */
export function newListings(place: number): readonly CatalogueCoin[] {
  return Array.from({ length: COUNT }, (_, i) => listing(i, place + i + 1));
}

function listing(i: number, rank: number): CatalogueCoin {
  const first = wordAt(FIRST_WORDS, i);
  const second = wordAt(SECOND_WORDS, i * 7 + Math.floor(i / FIRST_WORDS.length) * 5);
  const nameEn = `${first.en} ${second.en}`;
  const code = nameEn.toLowerCase().replace(/ /g, '-');
  const key = keyOf(code, 0);
  const chance = (index: number) => uniform(key, index);
  const total = pick(TOTALS, chance(0));
  const supply = Math.round(total * (0.12 + 0.6 * chance(1)));
  const cap = 10 ** (5.9 + 2.3 * chance(2));
  const launchedAt = FIRST_LISTING + i * SPACING_DAYS * DAY + Math.floor(chance(3) * 2) * 8 * 3_600_000;
  return {
    ...blankCoin,
    code,
    symbol: (first.en.slice(0, 3) + second.en.slice(0, 2)).toUpperCase(),
    nameEn,
    nameZh: first.zh + second.zh,
    pinyin: pinyinOfHalves(first, second),
    rank,
    standing: 'ranked',
    launchedAt,
    delistedAt: i % STAYING === 0 ? null : launchedAt + LIFE_DAYS * DAY,
    basePrice: Number((cap / supply).toPrecision(3)),
    baseTurnover: Math.round(80 + 500 * chance(4)) / 10,
    supply,
    circulation: supply,
    totalSupply: total,
    maxSupply: total,
    chain: pick(CHAINS, chance(5)),
    conceptIds: [first.concept, second.concept].filter((id) => id !== ''),
    stars: 1,
    icoPrice: null,
    sourceExchange: pick(EXCHANGES, chance(6)),
  };
}

function wordAt(words: readonly Word[], i: number): Word {
  const word = words[i % words.length];
  if (!word) throw new RangeError('the list of words is empty');
  return word;
}

function pick<Item>(items: readonly [Item, ...Item[]], chance: number): Item {
  return items[Math.floor(chance * items.length)] ?? items[0];
}
