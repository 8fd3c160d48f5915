import { DAY } from '@coinmirror/shared/time/units.ts';
import type { ListedMarket } from './venueLists.ts';

/** Something that begins or ceases to trade. */
export interface DatedMarket extends ListedMarket {
  readonly time: number;
}

/** Quotes whose pairs and contracts are listings; a second quote of a coin is none. */
const QUOTES: ReadonlySet<string> = new Set(['USDT', 'USDC', 'USD']);
/** Letters and digits of any script, as coins are written; anything else is no symbol. */
const SYMBOL = /^[\p{L}\p{N}.]{1,24}$/u;

/**
 * ms: no list tells what is further ahead. It is a mistake, as are seconds that are written as milliseconds (they lie in
 * 1970) and the other way round (they lie in fifty thousand years).
 */
const FARTHEST = 400 * DAY;

/** Whether a list may tell a time at `now`. */
function isAhead(time: number | null, now: number): time is number {
  return time !== null && Number.isSafeInteger(time) && time > now && time <= now + FARTHEST;
}

/** What one list says is going to trade: the first market of each coin that has none there, or each new delivery of a coin. */
export function openingsIn(list: readonly ListedMarket[], now: number): readonly DatedMarket[] {
  const own = list.filter(isListing);
  const trading = new Set(own.filter(({ isTrading }) => isTrading).map(keyOf));
  const coming = own.flatMap((market): readonly DatedMarket[] =>
    !market.isTrading && !trading.has(keyOf(market)) && isAhead(market.opensAt, now)
      ? [{ ...market, time: market.opensAt }]
      : [],
  );
  return [...Map.groupBy(coming, keyOf).values()].flatMap(
    (ofCoin) => ofCoin.toSorted((one, other) => one.time - other.time)[0] ?? [],
  );
}

/** What one list says is going to cease to trade: the last market of a coin of which all that trade have an end. */
export function closingsIn(list: readonly ListedMarket[], now: number): readonly DatedMarket[] {
  const trading = list.filter((market) => isListing(market) && market.isTrading && market.expiresAt === null);
  return [...Map.groupBy(trading, keyOf).values()].flatMap((ofCoin) => {
    const ending = ofCoin.flatMap((market): readonly DatedMarket[] =>
      isAhead(market.closesAt, now) ? [{ ...market, time: market.closesAt }] : [],
    );
    if (ending.length < ofCoin.length) return [];
    return ending.toSorted((one, other) => other.time - one.time)[0] ?? [];
  });
}

function isListing({ base, quote }: ListedMarket): boolean {
  return QUOTES.has(quote) && SYMBOL.test(base);
}

/** A coin's market at its venue; of dated contracts each delivery is one. */
function keyOf({ base, market, expiresAt }: ListedMarket): string {
  return `${market} ${base} ${expiresAt ?? ''}`;
}
