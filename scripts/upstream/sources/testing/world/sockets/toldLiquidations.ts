import type { LiquidationOrder } from '../../../../ports/liquidations.ts';
import type { VenueName } from '../../../exchanges/exchanges.ts';
import { type ToldContract, toldContracts } from '../toldContracts.ts';
import { inTruth, type ToldWorld } from '../toldWorld.ts';

/** Coins whose forced orders are told. */
const COINS = 20;
/** Of the truth's forced orders one in so many is a venue's. */
const PART = 4;
const SECOND = 1_000;

export interface ToldLiquidation {
  readonly contract: ToldContract;
  readonly order: LiquidationOrder;
}

/** Tells the forced orders of a venue within the last second of the clock. */
export function toldLiquidations(world: ToldWorld, venue: VenueName, exact: () => number) {
  const contracts = toldContracts(world, venue);
  const port = inTruth(world.truth.liquidations, 'liquidations');
  return async (): Promise<readonly ToldLiquidation[]> => {
    const now = Math.floor(exact() / SECOND) * SECOND;
    const told = (await contracts()).filter(({ expiresAt }) => expiresAt === null).slice(0, COINS);
    const orders = await port.orders(
      told.map(({ coinCode }) => coinCode),
      1,
    );
    return told.flatMap((contract, at) =>
      (orders[at] ?? [])
        .filter(({ time }, index) => index % PART === 0 && time > now - SECOND && time <= now)
        .map((order) => ({ contract, order })),
    );
  };
}
