import type { LiquidationOrder } from '@coinmirror/handlers/ports/liquidations.ts';
import { HOUR, SECOND } from '@coinmirror/shared/time/units.ts';
import { gateioContracts } from '../exchanges/contracts/gateio.ts';
import { gateioLiquidations } from '../exchanges/liquidations/gateio.ts';
import type { VenueLiquidation } from '../exchanges/liquidations/venueLiquidation.ts';
import type { PublicWorld } from '../ports/publicWorld.ts';
import { parseContractName } from './contractName.ts';

/** ms: often enough that no order drops out of the list before it was read. */
export const LIQUIDATIONS_EVERY = 30 * SECOND;

/** Sizes of contracts change hardly ever. */
const TERMS_EVERY = HOUR;

/** Reads the positions that Gate closed by force since the last time, and keeps them. */
export async function collectLiquidations(world: PublicWorld): Promise<void> {
  const { reader, store, coinOf } = world;
  const [told, terms, { rates }] = await Promise.all([
    reader.read('GATE', gateioLiquidations, LIQUIDATIONS_EVERY / 2),
    reader.read('GATE', gateioContracts, TERMS_EVERY),
    world.market(),
  ]);
  if (told.kind !== 'fresh' || terms.kind === 'nothing') return;
  const faces = new Map(terms.value.map(({ symbol, faceCoins }) => [symbol, faceCoins]));
  const orders = told.value.flatMap((order) => {
    const name = parseContractName('gate', order.symbol);
    const code = name && coinOf('gate', name.base);
    const [face, rate] = [faces.get(order.symbol) ?? null, name && rates.get(name.quote)];
    return code && face !== null && rate ? [liquidationOf(order, code, face, rate)] : [];
  });
  store.liquidations.keep('gate', Math.floor(told.at / HOUR) * HOUR, orders);
}

/** Gate gives its orders no number: what it tells of one is its name. */
function liquidationOf(
  { symbol, time, side, price, contracts }: VenueLiquidation,
  coinCode: string,
  face: number,
  rate: number,
): LiquidationOrder {
  return {
    id: [time, symbol, side, contracts, price].join('-'),
    coinCode,
    time,
    side,
    price: price * rate,
    usd: contracts * face * price * rate,
  };
}
