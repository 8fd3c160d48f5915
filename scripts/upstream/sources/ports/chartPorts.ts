import type { Sources } from '../../ports/sources.ts';
import { createCandlesPort } from '../charts/candlesPort.ts';
import { createOrderBooksPort } from '../charts/orderBooksPort.ts';
import { createTape } from '../charts/tape.ts';
import { createTradesPort } from '../charts/tradesPort.ts';
import type { PublicWorld } from '../world/publicWorld.ts';

/** Candles, order books and trades of exchanges. */
export function chartPorts(world: PublicWorld): Pick<Sources, 'candles' | 'orderBooks' | 'trades'> {
  const tape = createTape(world);
  return {
    candles: createCandlesPort(world),
    orderBooks: createOrderBooksPort(world, tape),
    trades: createTradesPort(world, tape),
  };
}
