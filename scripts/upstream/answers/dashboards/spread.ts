import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { tickerId } from '../../catalogue/tickers.ts';
import type { Candle } from '../../ports/candles.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';

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
    const reported = OTHERS.map((code, at) => ({ code, closes: closesOf(others[at] ?? []) })).filter(
      ({ closes }) => closes.size > 0,
    );
    return ok({
      reference: venueOf(REFERENCE),
      others: reported.map(({ code }) => venueOf(code)),
      points: reference.flatMap(({ time, close }) => {
        const closes = reported.flatMap((venue) => venue.closes.get(time) ?? []);
        // A period that one of them lacks has no spread.
        if (closes.length < reported.length) return [];
        return [{ time: Math.min(time + length, end), reference: close, others: closes }];
      }),
    });
  },
} satisfies Handlers<'spotSpread'>;

function closesOf(candles: readonly Candle[]): ReadonlyMap<number, number> {
  return new Map(candles.map(({ time, close }) => [time, close]));
}

function venueOf(code: string) {
  const venue = exchangeCatalogue.find((one) => one.code === code);
  return { code, name: venue ? venue.nameZh || venue.nameEn : code };
}
