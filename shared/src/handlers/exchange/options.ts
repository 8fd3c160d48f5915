import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { putCallRatio } from '../../indicators/options.ts';
import { divide } from '../../market/divide.ts';
import { futuresContracts } from '../../market/futures.ts';
import { distanceOf, smileAt } from '../../market/optionSmile.ts';
import { type OptionExpiry, optionExpiries } from '../../market/options.ts';
import { wander } from '../../market/wander.ts';
import { keyOf } from '../../random/hash.ts';
import { DAY } from '../../time/units.ts';
import { coinsNow } from '../coin/book.ts';
import { ok } from '../envelopes.ts';
import { type Handlers, UpstreamError } from '../handler.ts';
import { sum } from '../totals.ts';

/** Options that are open against futures that are. */
const OF_FUTURES = 0.5;
/** About what part of the open ones is traded in a day. */
const DAILY = 0.08;
const YEAR = 365 * DAY;

/** How much of the trade each place has; who is not named has little. */
const WEIGHTS: Readonly<Record<string, number>> = { deribit: 78, okx: 8, binance: 6, bybit: 6 };
const LITTLE = 1;

export const exchangeOptionHandlers = {
  async optionBoard({ coincode }, { sources }) {
    const time = sources.clock.now();
    const coin = (await coinsNow(sources)).find(({ facts }) => facts.code === coincode);
    if (!coin) throw new UpstreamError(404, '没有这个币种');
    const { price } = coin.now;
    const futures = sum(futuresContracts(coin.facts, coin.now, time), ({ openInterest }) => openInterest);
    const open = optionExpiries(coincode, price, (futures * OF_FUTURES) / price, time);
    const calls = sum(open, (one) => one.calls);
    const puts = sum(open, (one) => one.puts);
    const openInterest = Math.round((calls + puts) * price);
    const key = keyOf(`options-volume-${coincode}`, 0);
    const volume24h = Math.round(openInterest * DAILY * Math.exp(0.35 * wander(key, time, 2 * DAY)));
    const parts = Float64Array.from(open, (one) => one.calls + one.puts);
    const values = divide(openInterest, parts);
    const traded = divide(volume24h, nearFirst(open, time));
    const lean = Math.exp(0.2 * wander(key, time, DAY));
    const ratio = putCallRatio(puts, calls);
    return ok({
      code: coincode,
      symbol: coin.facts.symbol.toUpperCase(),
      price,
      openInterest,
      volume24h,
      calls,
      puts,
      putCallRatio: ratio,
      putCallVolume: ratio === null ? null : ratio * lean,
      volatility: sum(open, (one) => one.impliedVolatility * (one.calls + one.puts)) / (calls + puts),
      venues: venuesOf(coincode, openInterest, volume24h, time),
      expiries: open.map((one, i) => ({
        expiresAt: one.expiresAt,
        calls: one.calls,
        puts: one.puts,
        openInterest: values[i] ?? 0,
        volume24h: traded[i] ?? 0,
        share: ((values[i] ?? 0) / openInterest) * 100,
        putCallRatio: one.putCallRatio,
        maxPain: one.maxPain,
        volatility: one.impliedVolatility,
        strikes: strikesOf(one, price, time, lean),
      })),
    });
  },
} satisfies Handlers<'optionBoard'>;

/** What ends soon is traded most, for what is open of it. */
function nearFirst(open: readonly OptionExpiry[], time: number): Float64Array {
  return Float64Array.from(
    open,
    ({ calls, puts, expiresAt }) => (calls + puts) / Math.sqrt(1 + (expiresAt - time) / (7 * DAY)),
  );
}

function strikesOf(
  { expiresAt, impliedVolatility, strikes }: OptionExpiry,
  price: number,
  time: number,
  skew: number,
) {
  const years = Math.max(expiresAt - time, DAY / 2) / YEAR;
  return strikes.map(({ strike, calls, puts }) => {
    const distance = distanceOf(strike, price, impliedVolatility, years);
    const volatility = Math.round(smileAt(impliedVolatility, distance, skew) * 10) / 10;
    return { strike, calls, puts, volatility };
  });
}

/** Places with options and their parts of the whole, which add up to it. */
function venuesOf(coin: string, openInterest: number, volume24h: number, time: number) {
  const places = exchangeCatalogue.filter(({ kinds }) => kinds.includes('options'));
  const weighed = (word: string, scale: number) =>
    Float64Array.from(places, ({ code }) => {
      const stray = wander(keyOf(`${word}-${coin}-${code}`, 0), time, 9 * DAY);
      return (WEIGHTS[code] ?? LITTLE) * (1 + scale * stray);
    });
  const open = divide(openInterest, weighed('option-interest', 0.12));
  const traded = divide(volume24h, weighed('option-volume', 0.3));
  return places
    .map(({ code, nameEn, nameZh, logo }, i) => ({
      code,
      name: nameZh || nameEn,
      logo,
      openInterest: open[i] ?? 0,
      volume24h: traded[i] ?? 0,
      share: ((open[i] ?? 0) / openInterest) * 100,
    }))
    .sort((a, b) => b.openInterest - a.openInterest);
}
