import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { type ContractVenue, contractVenues, exchanges } from '../exchanges/exchanges.ts';
import type { VenueContract } from '../exchanges/kinds/contract.ts';
import { ageOf } from '../reader/age.ts';
import type { PublicWorld } from '../world/publicWorld.ts';
import { parseContractName } from './contractName.ts';

/** Contracts whose turn comes: the most traded ones. */
const COUNT = 100;
/** ms in which each has its turn. */
const ROUND = 5 * MINUTE;
/** ms between two turns. */
export const TURN = ROUND / COUNT;
/** Contracts that are waiting take turns, so that one which never answers does not hold up the others. */
const WAITING = 5;

/** A venue's names of its most traded contracts, the most traded one first. */
export function busiestContracts(venue: ContractVenue, tickers: readonly VenueContract[]): readonly string[] {
  return tickers
    .filter(({ symbol }) => parseContractName(venue, symbol) !== null)
    .toSorted((a, b) => (b.volume24h ?? 0) - (a.volume24h ?? 0))
    .slice(0, COUNT)
    .map(({ symbol }) => symbol);
}

/** Asks each venue that has no call for all of them for the open interest of the contract whose turn it is. */
export async function askOpenInterest(world: Pick<PublicWorld, 'reader'>): Promise<void> {
  await Promise.all(contractVenues.map((venue) => askVenue(world, venue)));
}

/** Those of which nothing is known or that were reported a round ago are waiting, the most traded ones first. */
async function askVenue({ reader }: Pick<PublicWorld, 'reader'>, venue: ContractVenue): Promise<void> {
  const { source, interest } = exchanges[venue].contracts;
  if (interest === null) return;
  const tickers = reader.latest(source, interest.tickers);
  if (tickers.kind === 'nothing') return;
  const now = reader.now();
  const waiting = busiestContracts(venue, tickers.value)
    .map(interest.ask)
    .filter((question) => {
      const known = reader.latest(source, question);
      return known.kind === 'nothing' || ageOf(known.at, now) >= ROUND - TURN;
    })
    .slice(0, WAITING);
  const next = waiting[Math.floor(now / TURN) % waiting.length];
  if (next) await reader.read(source, next, TURN);
}
