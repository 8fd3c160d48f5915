import { meanOfKnown } from '@coinmirror/shared/indicators/mean.ts';
import { conceptCatalogue } from '../../catalogue/conceptCatalogue.ts';
import type { Coin } from './coins.ts';

/** A sector and its ranked coins. */
export interface Sector {
  readonly id: string;
  readonly name: string;
  readonly members: readonly Coin[];
  /** Arithmetic mean of the members' 24 h changes, %; null if no member is a day old. */
  readonly change: number | null;
}

/** Sectors with their ranked coins, best first. */
export function sectorsOf(coins: readonly Coin[]): Sector[] {
  return conceptCatalogue.map(({ id, name }) => {
    const members = coins.filter(({ facts }) => facts.conceptIds.includes(id));
    return { id, name, members, change: meanOfKnown(members.map(({ now }) => now.change24h)) };
  });
}

/** Largest gain first; coins younger than a day are left out. */
export function byChange(members: readonly Coin[]): Coin[] {
  return members
    .filter(({ now }) => now.change24h !== null)
    .toSorted((a, b) => (b.now.change24h ?? 0) - (a.now.change24h ?? 0));
}

/** Gainers, largest first. */
export function risers(members: readonly Coin[]): Coin[] {
  return byChange(members).filter(({ now }) => (now.change24h ?? 0) > 0);
}

/** Losers, largest first. */
export function fallers(members: readonly Coin[]): Coin[] {
  return byChange(members)
    .filter(({ now }) => (now.change24h ?? 0) < 0)
    .toReversed();
}
