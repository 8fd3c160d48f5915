import { TRADITIONAL } from '@coinmirror/shared/validation/traditional.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { EXCHANGE_NAMES, ORDINARY_NAMES, ORDINARY_SYMBOLS, OTHER_NAMES, UNITS } from './nameTables.ts';

type NamedCoin = Pick<CatalogueCoin, 'code' | 'symbol' | 'nameEn' | 'nameZh' | 'rank'>;

/** What a text names, in the order in which it does. */
export interface Named {
  readonly coins: readonly string[];
  readonly exchanges: readonly string[];
}

/** Finds what a title and a summary name; what the title names comes first. */
export type NamedIn = (title: string, summary: string) => Named;

/** Coins whose bare symbol is known well enough to mean them: the others' are abbreviations of much else. */
const KNOWN_RANKS = 130;
const MOST_COINS = 8;

/** A symbol as `$X`, `X/USDT`, `XUSDT` or bare, with what stands before it. */
const SYMBOL =
  /(?<![\w$/.&-])(?:\$([A-Za-z0-9]{2,10})|([A-Z0-9]{2,12})[/-]USD[TC]?|([A-Z0-9]{2,10}?)USD[TC]|([A-Za-z0-9]{3,8}))(?![\w])/g;
/** What makes a stablecoin a unit: a number before it, or the coin of its pair. */
const AMOUNT = /[\dA-Z万亿千百枚个%]\s*$/u;
const LATIN = /^[\w .&'()-]+$/;

interface Found {
  /** Where in the text. */
  readonly at: number;
  readonly code: string;
  readonly kind: 'coin' | 'exchange';
}

/** Makes the finder from the coins that exist: exact names and symbols, never part of a word, the longest name first. */
export function createNamedIn(coins: readonly NamedCoin[]): NamedIn {
  const symbols = symbolsOf(coins);
  const names = namesOf(coins);
  const pattern = patternOf([...names.keys(), ...Object.keys(EXCHANGE_NAMES)]);

  function findIn(text: string): readonly Found[] {
    const plain = simplified(text.normalize('NFKC'));
    const named = [...plain.matchAll(pattern)].flatMap(({ index: at, 0: name }): readonly Found[] => {
      const exchange = EXCHANGE_NAMES[name];
      if (exchange !== undefined) return [{ at, code: exchange, kind: 'exchange' }];
      const code = names.get(name) ?? '';
      return code === '' ? [] : [{ at, code, kind: 'coin' }];
    });
    const marked = [...plain.matchAll(SYMBOL)].flatMap((match): readonly Found[] => {
      const code = codeOf(match, plain.slice(0, match.index), symbols);
      return code === null ? [] : [{ at: match.index, code, kind: 'coin' }];
    });
    return [...named, ...marked].toSorted((one, other) => one.at - other.at);
  }

  return (title, summary) => {
    const found = [...findIn(title), ...findIn(summary)];
    const codesOf = (kind: Found['kind']) => [
      ...new Set(found.flatMap((one) => (one.kind === kind ? [one.code] : []))),
    ];
    return { coins: codesOf('coin').slice(0, MOST_COINS), exchanges: codesOf('exchange') };
  };
}

interface Symbols {
  /** The one coin that bears a symbol. */
  readonly all: ReadonlyMap<string, string>;
  /** Those that mean it without a mark. */
  readonly bare: ReadonlyMap<string, string>;
}

function symbolsOf(coins: readonly NamedCoin[]): Symbols {
  const bearers = Map.groupBy(coins, ({ symbol }) => symbol.toUpperCase());
  const single = coins.filter(({ symbol }) => bearers.get(symbol.toUpperCase())?.length === 1);
  const bare = single.filter(
    ({ symbol, rank }) =>
      symbol.length >= 3 && rank !== null && rank <= KNOWN_RANKS && !ORDINARY_SYMBOLS.has(symbol),
  );
  return {
    all: new Map(single.map(({ symbol, code }) => [symbol.toUpperCase(), code])),
    // As it is written: stETH, and not STETH.
    bare: new Map(bare.map(({ symbol, code }) => [symbol, code])),
  };
}

function codeOf(match: RegExpExecArray, before: string, { all, bare }: Symbols): string | null {
  const [, dollar, slashed, joined, alone] = match;
  const base = dollar?.toUpperCase() ?? slashed ?? joined;
  if (base !== undefined) return all.get(base) ?? null;
  if (alone === undefined || (UNITS.has(alone.toUpperCase()) && AMOUNT.test(before))) return null;
  return bare.get(alone) ?? null;
}

/** Names that mean a coin, by what is written; '' for what only looks like one. */
function namesOf(coins: readonly NamedCoin[]): ReadonlyMap<string, string> {
  const codes = new Set(coins.map(({ code }) => code));
  const own = coins.flatMap(({ code, symbol, nameEn, nameZh }) =>
    [nameEn, nameZh]
      .filter((name) => name.length >= 2 && name !== symbol && !ORDINARY_NAMES.has(name))
      .map((name) => [name, code] as const),
  );
  const others = Object.entries(OTHER_NAMES).filter(([, code]) => code === '' || codes.has(code));
  return new Map([...own, ...others]);
}

/** All names, the longest first; Latin ones are whole words. */
function patternOf(names: readonly string[]): RegExp {
  const parts = names
    .toSorted((one, other) => other.length - one.length)
    .map((name) => (LATIN.test(name) ? `(?<![\\w$])${literal(name)}(?!\\w)` : literal(name)));
  return new RegExp(parts.join('|'), 'g');
}

/** A name as a pattern that matches itself alone. */
function literal(name: string): string {
  return name.replace(/[$()*+.?[\\\]^{|}-]/g, '\\$&');
}

const simple = new Map<string, string>();
for (let at = 0; at < TRADITIONAL.length; at += 2)
  simple.set(TRADITIONAL.charAt(at), TRADITIONAL.charAt(at + 1));

function simplified(text: string): string {
  return text.replace(/[\u4e00-\u9fff]/g, (letter) => simple.get(letter) ?? letter);
}
