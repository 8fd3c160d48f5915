import { HOUR, SECOND } from '@coinmirror/shared/time/units.ts';
import { gateioContracts } from '../exchanges/contracts/gateio.ts';
import { gateioLiquidations } from '../exchanges/liquidations/gateio.ts';
import type { PublicWorld } from '../ports/publicWorld.ts';
import { liquidationOf } from './liquidationOf.ts';

/** ms: often enough that no order drops out of the list before it was read. */
export const LIQUIDATIONS_EVERY = 30 * SECOND;

/** Sizes of contracts change hardly ever. */
export const TERMS_EVERY = HOUR;

/** Reads the positions that Gate closed by force since the last time, and keeps them. */
export async function collectLiquidations(world: PublicWorld): Promise<void> {
  const { reader, store, coinOf } = world;
  const [told, terms, market] = await Promise.all([
    reader.read('GATE', gateioLiquidations, LIQUIDATIONS_EVERY / 2),
    reader.read('GATE', gateioContracts, TERMS_EVERY),
    world.market(),
  ]);
  if (told.kind !== 'fresh' || terms.kind === 'nothing') return;
  const faces = new Map(
    terms.value.flatMap(({ symbol, faceCoins }) =>
      faceCoins === null ? [] : [[symbol, { symbol, face: faceCoins, of: 'coins' }] as const],
    ),
  );
  const facts = { coinOf, market, faces, now: reader.now() };
  const orders = told.value.flatMap((order) => liquidationOf('gate', order, facts) ?? []);
  // Its list holds the last hour: the one that has begun is known from its beginning.
  store.liquidations.keep('gate', Math.floor(told.at / HOUR) * HOUR, orders);
}
