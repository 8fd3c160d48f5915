import * as v from 'valibot';
import type { ReplayedSocket } from '../../replaySockets.ts';
import { symbolOf } from '../contracts/bybit.ts';
import type { FakeWorld } from '../fakeWorld.ts';
import { decimal } from '../wire.ts';
import { fakeLiquidations } from './fakeLiquidations.ts';
import { fakePrices } from './fakePrices.ts';

/** Topics of one request. */
const MOST = 10;
const request = v.object({
  op: v.picklist(['subscribe', 'ping']),
  args: v.optional(v.array(v.string()), []),
});

/** Bybit refuses a request of more than ten topics as a whole. */
function read(text: string): ReturnType<ReplayedSocket['read']> {
  const { op, args } = v.parse(request, JSON.parse(text));
  if (args.length > MOST) {
    return { asked: [], answer: { success: false, ret_msg: 'args size >10', conn_id: '2324d924', op } };
  }
  const ret_msg = op === 'ping' ? 'pong' : op;
  return { asked: args, answer: { success: true, ret_msg, conn_id: '2324d924', op } };
}

export function bybitTickSocket(world: FakeWorld): ReplayedSocket {
  const prices = fakePrices(world, 'bybit', ({ base, quote }) => base + quote);
  return {
    close: prices.close,
    read,
    async notify({ asked, factor, send }) {
      const names = [...asked].map((topic) => topic.replace('tickers.', ''));
      for (const [symbol, price] of await prices.of(names)) {
        const data = { symbol, lastPrice: decimal(price * factor) };
        send({ topic: `tickers.${symbol}`, ts: world.now(), type: 'snapshot', cs: 1, data });
      }
    },
  };
}

export function bybitLiquidationSocket(world: FakeWorld, exact: () => number): ReplayedSocket {
  const forced = fakeLiquidations(world, 'bybit', exact);
  return {
    read,
    async notify({ asked, factor, send }) {
      for (const { contract, order } of await forced()) {
        const symbol = symbolOf(contract);
        const topic = `allLiquidation.${symbol}`;
        if (!asked.has(topic)) continue;
        const [S, size] = [order.side === 'long' ? 'Buy' : 'Sell', decimal(order.usd / contract.last)];
        const data = [{ T: order.time, s: symbol, S, v: size, p: decimal(contract.last * factor) }];
        send({ topic, type: 'snapshot', ts: order.time, data });
      }
    },
  };
}
