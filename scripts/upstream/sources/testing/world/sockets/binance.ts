import type { ReplayedSocket } from '../../replaySockets.ts';
import { symbolOf } from '../contracts/binance.ts';
import type { ToldWorld } from '../toldWorld.ts';
import { decimal } from '../wire.ts';
import { toldLiquidations } from './toldLiquidations.ts';
import { toldPrices } from './toldPrices.ts';

/** Binance answers what it is streaming, and tells everything without being asked. */
const read: ReplayedSocket['read'] = () => ({ asked: [], answer: { result: ['stream'], id: 1 } });

export function binanceTickSocket(world: ToldWorld): ReplayedSocket {
  const prices = toldPrices(world, 'binance', ({ base, quote }) => base + quote);
  return {
    close: prices.close,
    read,
    async tell({ factor, send }) {
      const told = await prices.of(null);
      send(
        told.map(([s, price]) => ({ e: '24hrMiniTicker', s, c: decimal(price * factor), o: decimal(price) })),
      );
    },
  };
}

export function binanceLiquidationSocket(world: ToldWorld, exact: () => number): ReplayedSocket {
  const forced = toldLiquidations(world, 'binance', exact);
  return {
    read,
    async tell({ factor, send }) {
      for (const { contract, order } of await forced()) {
        const price = decimal(contract.last * factor);
        const size = decimal(order.usd / contract.last);
        const sides = {
          s: symbolOf(contract),
          S: order.side === 'long' ? 'SELL' : 'BUY',
          o: 'LIMIT',
          f: 'IOC',
        };
        const filled = { q: size, p: price, ap: price, X: 'FILLED', l: size, z: size, T: order.time };
        send({ e: 'forceOrder', E: order.time, o: { ...sides, ...filled } });
      }
    },
  };
}
