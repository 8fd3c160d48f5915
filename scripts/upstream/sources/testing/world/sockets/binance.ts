import type { ReplayedSocket } from '../../replaySockets.ts';
import { symbolOf } from '../contracts/binance.ts';
import type { FakeWorld } from '../fakeWorld.ts';
import { decimal } from '../wire.ts';
import { fakeLiquidations } from './fakeLiquidations.ts';
import { fakePrices } from './fakePrices.ts';

/** Binance answers what it is streaming, and reports everything without being asked. */
const read: ReplayedSocket['read'] = () => ({ asked: [], answer: { result: ['stream'], id: 1 } });

export function binanceTickSocket(world: FakeWorld): ReplayedSocket {
  const prices = fakePrices(world, 'binance', ({ base, quote }) => base + quote);
  return {
    close: prices.close,
    read,
    async notify({ factor, send }) {
      const reported = await prices.of(null);
      send(
        reported.map(([s, price]) => ({
          e: '24hrMiniTicker',
          s,
          c: decimal(price * factor),
          o: decimal(price),
        })),
      );
    },
  };
}

export function binanceLiquidationSocket(world: FakeWorld, exact: () => number): ReplayedSocket {
  const forced = fakeLiquidations(world, 'binance', exact);
  return {
    read,
    async notify({ factor, send }) {
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
