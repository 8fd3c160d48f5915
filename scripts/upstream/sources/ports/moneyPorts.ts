import type { Sources } from '../../ports/sources.ts';
import { goldPort } from '../money/goldPort.ts';
import { ratesPort } from '../money/ratesPort.ts';
import type { PublicWorld } from '../world/publicWorld.ts';

/** Currencies and gold. Nobody publishes over-the-counter prices for use. */
export function moneyPorts(world: PublicWorld): Pick<Sources, 'rates' | 'gold' | 'otc'> {
  return { rates: ratesPort(world), gold: goldPort(world), otc: null };
}
