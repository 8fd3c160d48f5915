import { HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { oncePer } from '../../mechanisms/memo.ts';
import { type AccountVenue, accountVenues, exchanges } from '../exchanges/exchanges.ts';
import type { AccountsMinutes, AccountsQuestion, VenueAccounts } from '../exchanges/kinds/accounts.ts';
import { type BucketState, fullBucket, takeTokens } from '../net/tokenBucket.ts';
import { ageOf } from '../reader/age.ts';
import type { PublicWorld } from '../world/publicWorld.ts';
import { createVenueSymbols, type VenueSymbols } from './venueSymbols.ts';

/** ms. */
export const ACCOUNTS_EVERY = 5 * MINUTE;

export interface AccountsQuery {
  readonly code: string;
  readonly venue: AccountVenue;
  readonly minutes: AccountsMinutes;
  /** Another figure of the venue's accounts than the usual one. */
  readonly ask?: AccountsQuestion;
}

export interface AccountsReader {
  /**
   * What a venue reports on a coin's accounts, oldest first; empty for nothing. A list of coins asks for many at once: more
   * than a venue allows are answered with what is known.
   */
  read(query: AccountsQuery): Promise<readonly VenueAccounts[]>;
  /** A venue's own names of its perpetuals. */
  symbolsOf(venue: AccountVenue): Promise<VenueSymbols>;
  /** Whether no venue has reported anything when it was last asked. */
  isSilent(): Promise<boolean>;
}

/** The reader of a world; ports and polls share it, and so the venues' limits. */
export const accountsReader = oncePer<PublicWorld, AccountsReader>(createAccountsReader);

/** Long share of a coin's accounts on an exchange in the newest whole hour that is known, 0–1; asks nobody. */
export async function knownAccounts(
  world: PublicWorld,
  code: string,
  exchange: string,
): Promise<number | null> {
  const venue = accountVenues.find((name) => name === exchange);
  const symbol = venue && (await accountsReader(world).symbolsOf(venue)).get(code);
  if (!venue || symbol === undefined) return null;
  const { source, ask } = exchanges[venue].accounts;
  const latest = world.reader.latest(source, ask(symbol, 60));
  if (latest.kind === 'nothing' || ageOf(latest.at, world.reader.now()) > HOUR) return null;
  const newest = latest.value.at(-1);
  return newest ? newest.long / 100 : null;
}

function createAccountsReader(world: PublicWorld): AccountsReader {
  const { reader } = world;
  const symbolsOf = createVenueSymbols(world);
  const buckets = new Map<AccountVenue, BucketState>();
  const silent = new Set<AccountVenue>();

  /** Whether a venue may be asked now; counts as asked. */
  function mayAsk(venue: AccountVenue): boolean {
    const { limit } = exchanges[venue].accounts;
    const now = reader.now();
    const { state, wait } = takeTokens(buckets.get(venue) ?? fullBucket(limit, now), limit, 1, now);
    buckets.set(venue, state);
    return wait === 0;
  }

  return {
    symbolsOf,
    async read({ code, venue, minutes, ask = exchanges[venue].accounts.ask }) {
      const symbol = (await symbolsOf(venue)).get(code);
      if (symbol === undefined) return [];
      const { source } = exchanges[venue].accounts;
      const question = ask(symbol, minutes);
      const latest = reader.latest(source, question);
      const isYoung = latest.kind !== 'nothing' && ageOf(latest.at, reader.now()) <= ACCOUNTS_EVERY;
      if (isYoung || !mayAsk(venue)) return latest.kind === 'nothing' ? [] : latest.value;
      const answer = await reader.read(source, question, ACCOUNTS_EVERY);
      if (answer.kind !== 'nothing') {
        silent.delete(venue);
        return answer.value;
      }
      // Of one contract that it does not know it is not silent.
      if (answer.why.kind !== 'missing') silent.add(venue);
      return [];
    },
    async isSilent() {
      const symbols = await Promise.all(accountVenues.map((venue) => symbolsOf(venue)));
      return accountVenues.every((venue, at) => silent.has(venue) || symbols[at]?.size === 0);
    },
  };
}
