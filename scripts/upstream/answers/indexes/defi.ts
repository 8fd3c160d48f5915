import {
  COUNTED_TWICE,
  type DefiProtocol,
  defiProtocols,
} from '@coinmirror/shared/content/defi/protocols.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import type { LockedAsset } from '../../ports/defi.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { type Coin, coinsNow } from './coins.ts';

/** A protocol on one chain: value locked now, a day and a week ago, USD. */
export interface LockedPlace {
  readonly protocol: DefiProtocol;
  readonly chain: string;
  /** Whether its deposits are counted in other protocols as well. */
  readonly isTwice: boolean;
  /** null where it is not told by coin. */
  readonly assets: readonly LockedAsset[] | null;
  readonly now: number;
  /** null if unknown. */
  readonly dayAgo: number | null;
  readonly weekAgo: number | null;
}

/** Everything locked at an instant, and the coins that price it. */
export interface DefiIndex {
  readonly time: number;
  readonly coins: ReadonlyMap<string, Coin>;
  readonly places: readonly LockedPlace[];
}

/** Current value locked in every protocol on every chain. Throws NotConnectedError without a source. */
export async function defiIndex(sources: Sources): Promise<DefiIndex> {
  const [coins, places] = await Promise.all([coinsNow(sources), lockedPlaces(sources)]);
  return {
    time: sources.clock.now(),
    coins: new Map(coins.map((coin) => [coin.facts.code, coin])),
    places,
  };
}

async function lockedPlaces(sources: Sources): Promise<readonly LockedPlace[]> {
  const locked = Map.groupBy(await requirePort(sources, 'defi').locked(), ({ protocol }) => protocol);
  return defiProtocols.flatMap((protocol) =>
    (locked.get(protocol.code) ?? []).map(({ usd, ...value }) => ({
      ...value,
      protocol,
      isTwice: COUNTED_TWICE.has(protocol.category),
      now: usd,
    })),
  );
}

/** Value locked in a protocol over all its chains, USD; null if the protocol is not tracked, or without a source. */
export async function lockedInProtocol({ defi }: Sources, code: string): Promise<number | null> {
  if (defi === null || !defiProtocols.some((one) => one.code === code)) return null;
  const places = (await defi.locked()).filter(({ protocol }) => protocol === code);
  return places.length > 0 ? sum(places, ({ usd }) => usd) : null;
}

/** Totals of some places, and their changes in %: of the places whose earlier value is known. */
export function totalsOf(places: readonly LockedPlace[]) {
  return {
    tvl: sum(places, ({ now }) => now),
    change1d: percentSince(places, ({ dayAgo }) => dayAgo),
    change7d: percentSince(places, ({ weekAgo }) => weekAgo),
  };
}

/** In %; null if the earlier value is 0 or unknown. */
function percentSince(
  places: readonly LockedPlace[],
  earlier: (place: LockedPlace) => number | null,
): number | null {
  const known = places.filter((place) => earlier(place) !== null);
  const before = sum(known, earlier);
  return before > 0 ? (sum(known, ({ now }) => now) / before - 1) * 100 : null;
}

/**
 * What moved the total of some places in a week, % of the earlier total: prices at today's amounts, and the amounts
 * themselves, which together are the change. null where a place does not tell its coins, or a coin its change.
 */
export function weekSplit(places: readonly LockedPlace[], coins: DefiIndex['coins']) {
  const known = places.filter(({ weekAgo }) => weekAgo !== null);
  const before = sum(known, ({ weekAgo }) => weekAgo);
  const now = sum(known, (place) => place.now);
  const parts = known.map(({ assets }) => (assets === null ? null : atWeekPrices(assets, coins)));
  if (before <= 0 || parts.some((part) => part === null)) return { price7d: null, flow7d: null };
  const repriced = sum(parts, (part) => part);
  return { price7d: ((now - repriced) / before) * 100, flow7d: ((repriced - before) / before) * 100 };
}

/** Today's amounts at the prices of a week ago, USD; null where a coin's change is unknown. */
function atWeekPrices(assets: readonly LockedAsset[], coins: DefiIndex['coins']): number | null {
  const values = assets.map(({ coin, usd }) => {
    const change = coins.get(coin)?.now.change7d ?? null;
    return change === null || change <= -100 ? null : usd / (1 + change / 100);
  });
  return values.some((value) => value === null) ? null : sum(values, (value) => value);
}
