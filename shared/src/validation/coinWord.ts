import { foldWord } from './foldWord.ts';

/** A coin by what people call it. */
export interface NamedCoin {
  readonly code: string;
  readonly symbol: string;
  readonly name?: string;
}

/** Coins that pairs are quoted in, longest first. */
const QUOTES =
  'FDUSD|USDT|USDC|BUSD|TUSD|USDE|USD1|USDD|PYUSD|USD|EUR|GBP|TRY|BRL|JPY|KRW|CNY|DAI|BTC|ETH|BNB';
/** `BTC/USDT`, `BTC-USDT-SWAP`, `btc_usdt`, `BTCUSDT.P`, `BINANCE:BTCUSDT`, `BTCUSDT`. */
const PAIR = new RegExp(
  String.raw`^(?:[a-z0-9]+:)?(?<base>[a-z0-9]{1,20}?)(?:[/_-])?(?<quote>${QUOTES})(?:\.p|[-_]?(?:perp|swap|spot))?$`,
  'i',
);

/** A Chinese name with a symbol glued to it, in either order: `以太坊ETH`, `以太坊（ETH）`, `ETH 以太坊`. */
const GLUED = [
  /^(?<name>\p{Script=Han}+) ?\(?(?<symbol>[a-z0-9]+)\)?$/u,
  /^(?<symbol>[a-z0-9]+) ?\(?(?<name>\p{Script=Han}+)\)?$/u,
];

/**
 * What a word for a coin may mean, as `foldWord` spells it, in the order in which it is tried: the word itself, the base
 * of a pair, the symbol and the name that are glued together.
 */
function wordVariants(word: string): readonly string[] {
  const folded = foldWord(word);
  const base = splitPair(folded)?.base.toLowerCase() ?? '';
  return [...new Set([folded, base, ...gluedParts(folded)])].filter((variant) => variant !== '');
}

/**
 * Do the texts contain the word, in any spelling? A pair is found by both of its coins, however they are joined; of a name
 * with a symbol glued to it both must be there. An empty word is in every text.
 */
export function holdsWord(texts: readonly string[], word: string): boolean {
  const folded = foldWord(word);
  const held = texts.map(foldWord);
  const holds = (part: string) => held.some((text) => text.includes(part));
  const pair = splitPair(folded);
  const glued = gluedParts(folded);
  return (
    holds(folded) ||
    (pair !== null && holds(`${pair.base}/${pair.quote}`.toLowerCase())) ||
    (glued.length > 0 && glued.every(holds))
  );
}

function gluedParts(folded: string): readonly string[] {
  return GLUED.flatMap((glued) => {
    const { symbol = '', name = '' } = glued.exec(folded)?.groups ?? {};
    return symbol === '' ? [] : [symbol, name];
  });
}

/** What is found by the first reading of a word that finds anything. */
export function foundByVariant<Found>(
  word: string,
  find: (variant: string) => readonly Found[],
): readonly Found[] {
  for (const variant of wordVariants(word)) {
    const found = find(variant);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * The rows with a text that holds the word, in any spelling; where there are none, those that hold the first of its other
 * readings as a coin that finds any: a list of terms knows BTC and no `BTC/USDT`. All rows for an empty word.
 */
export function rowsHolding<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly string[],
  word: string,
): readonly Row[] {
  const held = rows.filter((row) => holdsWord(textsOf(row), word));
  if (held.length > 0) return held;
  return foundByVariant(word, (variant) =>
    rows.filter((row) => textsOf(row).some((text) => foldWord(text).includes(variant))),
  );
}

/** The two coins of a pair, as they are written in it (`BTCUSDT` → BTC and USDT); null for what is no pair. */
export function splitPair(word: string): { readonly base: string; readonly quote: string } | null {
  const { base, quote } = PAIR.exec(foldWord(word))?.groups ?? {};
  return base && quote ? { base: base.toUpperCase(), quote: quote.toUpperCase() } : null;
}

/**
 * Finds coins by code, symbol or Chinese name, in any spelling, and by a pair of theirs. Where a word means several coins
 * the first one is meant: `known` is in order of rank.
 */
export function coinFinder<Coin extends NamedCoin>(
  known: readonly Coin[],
): (word: string) => Coin | undefined {
  const byWord = new Map<string, Coin>();
  const add = (word: string | undefined, coin: Coin) => {
    const key = foldWord(word ?? '');
    if (key !== '' && !byWord.has(key)) byWord.set(key, coin);
  };
  for (const coin of known) add(coin.code, coin);
  for (const coin of known) add(coin.symbol, coin);
  for (const coin of known) add(coin.name, coin);
  return (word) => wordVariants(word).flatMap((variant) => byWord.get(variant) ?? [])[0];
}
