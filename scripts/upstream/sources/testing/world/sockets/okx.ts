import * as v from 'valibot';
import type { ReplayedSocket } from '../../replaySockets.ts';
import { nameOf } from '../contracts/okx.ts';
import type { FakeWorld } from '../fakeWorld.ts';
import { decimal } from '../wire.ts';
import { fakeLiquidations } from './fakeLiquidations.ts';
import { fakePrices } from './fakePrices.ts';

const FORCED = 'liquidation-orders';
const request = v.object({
  op: v.literal('subscribe'),
  args: v.array(
    v.object({ channel: v.string(), instId: v.optional(v.string()), instType: v.optional(v.string()) }),
  ),
});

/** OKX: one path for all channels; each pair and each forced order in a message of its own. */
export function okxSocket(world: FakeWorld, exact: () => number): ReplayedSocket {
  const prices = fakePrices(world, 'okx', ({ base, quote }) => `${base}-${quote}`);
  const forced = fakeLiquidations(world, 'okx', exact);
  return {
    close: prices.close,
    read(text) {
      if (text === 'ping') return { asked: [], answer: 'pong' };
      const { args } = v.parse(request, JSON.parse(text));
      const asked = args.map(({ channel, instId }) => (channel === 'tickers' ? (instId ?? '') : channel));
      return { asked, answer: { event: 'subscribe', arg: args[0], connId: 'a4d3ae55' } };
    },
    async notify({ asked, factor, send }) {
      for (const [instId, price] of await prices.of(asked)) {
        const last = decimal(price * factor);
        send({ arg: { channel: 'tickers', instId }, data: [{ instType: 'SPOT', instId, last }] });
      }
      if (!asked.has(FORCED)) return;
      for (const { contract, order } of await forced()) {
        const instId = nameOf(contract);
        const detail = {
          bkLoss: '0',
          bkPx: decimal(contract.last * factor),
          ccy: '',
          posSide: order.side,
          side: order.side === 'long' ? 'sell' : 'buy',
          sz: decimal(Math.max(1, Math.round(order.usd / contract.last / contract.face))),
          ts: String(order.time),
        };
        send({
          arg: { channel: FORCED, instType: 'SWAP' },
          data: [{ details: [detail], instId, instType: 'SWAP' }],
        });
      }
    },
  };
}
