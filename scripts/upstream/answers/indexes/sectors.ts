import { meanOfKnown } from '@coinmirror/shared/indicators/mean.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { conceptCatalogue } from '../../catalogue/conceptCatalogue.ts';
import type { Coin } from './coins.ts';
import { capChange, valueBefore, valueMoved } from './marketTotals.ts';

/** A sector and its ranked coins. */
export interface Sector {
  readonly id: string;
  readonly name: string;
  readonly members: readonly Coin[];
  /** Arithmetic mean of the members' 24 h changes, %; null if no member is a day old. */
  readonly change: number | null;
  /** The change of what they are worth together in 24 h, %. */
  readonly capChange: number | null;
  /** Its part in the change of what all coins are worth, points of percent; each coin's is divided evenly among its sectors. */
  readonly capPart: number | null;
}

/** Sectors with their ranked coins, best first. */
export function sectorsOf(coins: readonly Coin[]): Sector[] {
  const before = valueBefore(coins.map(({ now }) => now));
  return conceptCatalogue.map(({ id, name }) => {
    const members = coins.filter(({ facts }) => facts.conceptIds.includes(id));
    const quotes = members.map(({ now }) => now);
    const moved = sum(members, ({ facts, now }) => valueMoved(now) / sectorCount(facts));
    return {
      id,
      name,
      members,
      change: meanOfKnown(quotes.map((quote) => quote.change24h)),
      capChange: capChange(quotes),
      capPart: before > 0 ? (moved / before) * 100 : null,
    };
  });
}

/** How many sectors a coin is in; a catalogue may name one twice. */
export function sectorCount({ conceptIds }: Coin['facts']): number {
  return new Set(conceptIds).size;
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
