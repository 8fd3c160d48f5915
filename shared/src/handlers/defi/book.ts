import { COUNTED_TWICE, type DefiProtocol, defiProtocols } from '../../content/defi/protocols.ts';
import { lockedOn, type PriceOf } from '../../market/defi.ts';
import type { Sources } from '../../ports/sources.ts';
import { DAY } from '../../time/units.ts';
import { type Coin, coinsNow } from '../coin/book.ts';
import { sum } from '../totals.ts';

/** A protocol on one chain: what is locked in it now, a day and a week ago, USD. */
export interface LockedPlace {
  readonly protocol: DefiProtocol;
  readonly chain: DefiProtocol['locked'][number][0];
  /** Its deposits are counted in other protocols as well. */
  readonly isTwice: boolean;
  readonly coins: readonly { readonly coin: string; readonly usd: number }[];
  readonly now: number;
  readonly dayAgo: number;
  readonly weekAgo: number;
}

/** All that is locked at an instant, and the coins it is priced by. */
export interface DefiBook {
  readonly time: number;
  readonly coins: ReadonlyMap<string, Coin>;
  readonly places: readonly LockedPlace[];
}

/** What is locked in every protocol on every chain, at the market's instant. */
export async function defiBook(sources: Sources): Promise<DefiBook> {
  const time = sources.clock.now();
  const coins = new Map((await coinsNow(sources)).map((coin) => [coin.facts.code, coin]));
  return { time, coins, places: lockedPlaces(coins, time) };
}

/** The same from coins that are at hand. */
export function lockedPlaces(coins: ReadonlyMap<string, Coin>, time: number): readonly LockedPlace[] {
  const priceNow: PriceOf = (code) => coins.get(code)?.now.price ?? null;
  const before =
    (changeOf: (coin: Coin) => number | null): PriceOf =>
    (code) => {
      const coin = coins.get(code);
      const moved = coin ? changeOf(coin) : null;
      return coin && moved !== null ? coin.now.price / (1 + moved / 100) : null;
    };
  const dayPrice = before(({ now }) => now.change24h);
  const weekPrice = before(({ now }) => now.change7d);
  return defiProtocols.flatMap((protocol) =>
    protocol.locked.map((home) => {
      const held = lockedOn(protocol, home, time, priceNow);
      const at = (instant: number, price: PriceOf) =>
        sum(lockedOn(protocol, home, instant, price), ({ usd }) => usd);
      return {
        protocol,
        chain: home[0],
        isTwice: COUNTED_TWICE.has(protocol.category),
        coins: held,
        now: sum(held, ({ usd }) => usd),
        dayAgo: at(time - DAY, dayPrice),
        weekAgo: at(time - 7 * DAY, weekPrice),
      };
    }),
  );
}

/** What is locked in a protocol over all its chains, USD; null where it is none that is followed. */
export function lockedInProtocol(
  code: string,
  coins: ReadonlyMap<string, Coin>,
  time: number,
): number | null {
  const protocol = defiProtocols.find((one) => one.code === code);
  if (!protocol) return null;
  const price: PriceOf = (coin) => coins.get(coin)?.now.price ?? null;
  return sum(protocol.locked, (home) => sum(lockedOn(protocol, home, time, price), ({ usd }) => usd));
}

/** Sums of some places, and how they changed in %. */
export function totalsOf(places: readonly LockedPlace[]) {
  const tvl = sum(places, ({ now }) => now);
  return {
    tvl,
    change1d: percentSince(
      tvl,
      sum(places, ({ dayAgo }) => dayAgo),
    ),
    change7d: percentSince(
      tvl,
      sum(places, ({ weekAgo }) => weekAgo),
    ),
  };
}

/** In %; null where there was nothing before. */
function percentSince(now: number, before: number): number | null {
  return before > 0 ? (now / before - 1) * 100 : null;
}
