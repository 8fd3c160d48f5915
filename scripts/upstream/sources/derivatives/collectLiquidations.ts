import { HOUR, SECOND } from '@coinmirror/shared/time/units.ts';
import { exchanges, type LiquidationVenue, liquidationVenues } from '../exchanges/exchanges.ts';
import type { PublicWorld } from '../world/publicWorld.ts';
import { facesOf } from './faces.ts';
import { liquidationOf } from './liquidationOf.ts';

/** ms: often enough that no order drops out of the list before it was read. */
export const LIQUIDATIONS_EVERY = 30 * SECOND;

/** Reads the positions that were closed by force since the last time from the venues that list them, and keeps them. */
export async function collectLiquidations(world: PublicWorld): Promise<void> {
  await Promise.all(liquidationVenues.map((venue) => collectVenue(world, venue)));
}

async function collectVenue(world: PublicWorld, venue: LiquidationVenue): Promise<void> {
  const { reader, store, coinOf } = world;
  const { list } = exchanges[venue].liquidations;
  if (list === null) return;
  const [reported, faces, market] = await Promise.all([
    reader.read(list.source, list.ask, LIQUIDATIONS_EVERY / 2),
    facesOf(world, venue),
    world.market(),
  ]);
  if (reported.kind !== 'fresh' || faces === null) return;
  const facts = { coinOf, market, faces, now: reader.now() };
  const orders = reported.value.flatMap((order) => liquidationOf(venue, order, facts) ?? []);
  // Its list holds the last hour: the one that has begun is known from its beginning.
  store.liquidations.save(venue, Math.floor(reported.at / HOUR) * HOUR, orders);
}
