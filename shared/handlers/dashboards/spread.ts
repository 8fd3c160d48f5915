import { exchangeCatalogue } from '../catalogue/exchangeCatalogue.ts';
import { tickerId } from '../catalogue/tickers.ts';
import { ok } from '../envelopes.ts';
import type { Handlers } from '../handler.ts';

const REFERENCE = 'coinbase';
const OTHERS = ['binance', 'okx', 'huobi'];
const POINTS = 360;

export const spreadHandlers = {
  async spotSpread({ period }, { sources }) {
    const end = sources.clock.now();
    const [reference = [], ...others] = await Promise.all(
      [REFERENCE, ...OTHERS].map((code) =>
        sources.candles.list({
          code: tickerId(code, null, 'btc', code === REFERENCE ? 'usd' : 'usdt'),
          periodMinutes: period,
          end,
          limit: POINTS,
        }),
      ),
    );
    const length = period * 60_000;
    return ok({
      reference: venueOf(REFERENCE),
      others: OTHERS.map(venueOf),
      points: reference.map(({ time, close }, at) => ({
        time: Math.min(time + length, end),
        reference: close,
        others: others.map((candles) => candles[at]?.close ?? close),
      })),
    });
  },
} satisfies Handlers<'spotSpread'>;

function venueOf(code: string) {
  const venue = exchangeCatalogue.find((one) => one.code === code);
  return { code, name: venue ? venue.nameZh || venue.nameEn : code };
}
