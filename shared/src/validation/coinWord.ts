import { narrow } from '../numbers/narrow.ts';

/** A coin by what people call it. */
export interface NamedCoin {
  readonly code: string;
  readonly symbol: string;
  readonly name?: string;
}

/** Letters that nobody sees: marks of direction and of width, as pasted from chats and address books. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
/** Coins that pairs are quoted in, longest first. */
const QUOTES =
  'FDUSD|USDT|USDC|BUSD|TUSD|USDE|USD1|USDD|PYUSD|USD|EUR|GBP|TRY|BRL|JPY|KRW|CNY|DAI|BTC|ETH|BNB';
/** `BTC/USDT`, `BTC-USDT-SWAP`, `btc_usdt`, `BTCUSDT.P`, `BINANCE:BTCUSDT`, `BTCUSDT`. */
const PAIR = new RegExp(
  String.raw`^(?:[a-z0-9]+:)?(?<base>[a-z0-9]{1,20}?)(?:[/_-])?(?<quote>${QUOTES})(?:\.p|[-_]?(?:perp|swap|spot))?$`,
  'i',
);

/** One spelling of a word: full width made plain, invisible letters and a leading `$` left out, lower case. */
function foldWord(word: string): string {
  return narrow(word).replace(INVISIBLE, '').replace(/\s+/g, ' ').trim().replace(/^[$#]/, '').toLowerCase();
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
  return (word) => {
    const whole = byWord.get(foldWord(word));
    const pair = whole ? null : splitPair(word);
    return whole ?? (pair ? byWord.get(pair.base.toLowerCase()) : undefined);
  };
}
