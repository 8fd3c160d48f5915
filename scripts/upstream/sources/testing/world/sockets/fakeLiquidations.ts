import type { LiquidationOrder } from '../../../../ports/liquidations.ts';
import type { VenueName } from '../../../exchanges/exchanges.ts';
import { type FakeContract, fakeContracts } from '../fakeContracts.ts';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';

/** Coins whose forced orders are reported. */
const COINS = 20;
/** Of the truth's forced orders one in so many is a venue's. */
const PART = 4;
const SECOND = 1_000;

export interface FakeLiquidation {
  readonly contract: FakeContract;
  readonly order: LiquidationOrder;
}

/** Tells the forced orders of a venue within the last second of the clock. */
export function fakeLiquidations(world: FakeWorld, venue: VenueName, exact: () => number) {
  const contracts = fakeContracts(world, venue);
  const port = inTruth(world.truth.liquidations, 'liquidations');
  return async (): Promise<readonly FakeLiquidation[]> => {
    const now = Math.floor(exact() / SECOND) * SECOND;
    const reported = (await contracts()).filter(({ expiresAt }) => expiresAt === null).slice(0, COINS);
    const orders = await port.orders(
      reported.map(({ coinCode }) => coinCode),
      1,
    );
    return reported.flatMap((contract, at) =>
      (orders[at] ?? [])
        .filter(({ time }, index) => index % PART === 0 && time > now - SECOND && time <= now)
        .map((order) => ({ contract, order })),
    );
  };
}
