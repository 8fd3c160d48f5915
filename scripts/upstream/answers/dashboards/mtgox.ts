import { DAY } from '@coinmirror/shared/time/units.ts';
import {
  MTGOX_AS_OF,
  MTGOX_BEFORE,
  MTGOX_LEFT,
  mtGoxDates,
  mtGoxTransfers,
} from '../../catalogue/content/mtgox.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { requireCoin } from '../indexes/requireCoin.ts';
import { dailyCandles } from '../series/dailyCandles.ts';

export const mtGoxHandlers = {
  async mtGox(_params, { sources }) {
    const [bitcoin, days] = await Promise.all([
      requireCoin(sources, 'bitcoin'),
      dailyCandles(sources, 'bitcoin'),
    ]);
    const closeAt = (time: number) =>
      days.find((day) => day.time <= time && time < day.time + DAY)?.close ?? null;
    return ok({
      price: bitcoin.now.price,
      before: MTGOX_BEFORE,
      left: MTGOX_LEFT,
      paid: MTGOX_BEFORE - MTGOX_LEFT,
      asOf: MTGOX_AS_OF,
      transfers: mtGoxTransfers.map(({ date, btc, kind, to }) => {
        const time = Date.parse(`${date}T00:00:00Z`);
        return { time, btc, kind, to, price: closeAt(time) };
      }),
      dates: mtGoxDates.map((one) => ({ ...one })),
    });
  },
} satisfies Handlers<'mtGox'>;
