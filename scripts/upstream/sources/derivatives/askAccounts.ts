import { SECOND } from '@coinmirror/shared/time/units.ts';
import { accountVenues } from '../exchanges/exchanges.ts';
import type { PublicWorld } from '../world/publicWorld.ts';
import { ACCOUNTS_EVERY, accountsReader } from './accountsReader.ts';

/** Coins whose accounts are asked for though nobody looks: the list of coins shows them. */
const WATCHED = 20;
/** ms between the turns of two coins. */
export const ACCOUNTS_TURN = Math.floor(ACCOUNTS_EVERY / WATCHED / SECOND) * SECOND;

/** Asks all venues for the accounts of the coin whose turn it is, of the largest ones that have a perpetual. */
export async function askAccounts(world: PublicWorld): Promise<void> {
  const reader = accountsReader(world);
  const [{ coins }, ...symbols] = await Promise.all([
    world.market(),
    ...accountVenues.map((venue) => reader.symbolsOf(venue)),
  ]);
  const watched = coins.filter(({ code }) => symbols.some((known) => known.has(code))).slice(0, WATCHED);
  const coin = watched[Math.floor(world.reader.now() / ACCOUNTS_TURN) % watched.length];
  if (!coin) return;
  await Promise.all(accountVenues.map((venue) => reader.read({ code: coin.code, venue, minutes: 60 })));
}
