import { nextOpening, shiftOf } from '@coinmirror/shared/kline/openings.ts';
import { dayAgo } from '@coinmirror/shared/time/dayAgo.ts';
import { beijingMidnight, utcMidnight } from '@coinmirror/shared/time/midnight.ts';
import type { Candle, CandleQuery } from '../../ports/candles.ts';
import type { Tick } from '../../ports/ticks.ts';
import { candlesOf, candleTimes } from './candles.ts';
import type { PricedTicker } from './tickers.ts';
import { priceIn } from './tickerTerms.ts';

/**
 * The tick of a ticker at an instant: its price in its quote, and the coin's own 24 h volume in USD. null before
 * trading in it began.
 */
export function tickerTick(
  { ticker, terms, start, price: priceAt }: PricedTicker,
  time: number,
): Tick | null {
  const price = priceAt(time);
  if (price === null) return null;
  const opensAt = dayAgo(time);
  const since = (at: number) => (price / (priceAt(Math.max(at, start)) ?? price) - 1) * 100;
  return {
    code: ticker.id,
    time,
    price,
    change24h: opensAt < start ? null : since(opensAt),
    changeUtc8: since(beijingMidnight(time)),
    changeUtc0: since(utcMidnight(time)),
    volume24h: terms.path.range(Math.max(opensAt, terms.path.start), time).usd,
  };
}

/**
 * Candles of a ticker in its quote, oldest first, with its share of the coin's volume. Candles of all periods divide the
 * same minutes, so opens, highs, lows, closes and volumes add up. A coin's USD candles are its own.
 */
export function tickerCandles(priced: PricedTicker, query: CandleQuery, now: number): readonly Candle[] {
  const { ticker, terms, start, range } = priced;
  if (ticker.exchangeCode === null && ticker.quote.kind === 'usd') return candlesOf(terms.path, query, now);
  if (now < start) return [];
  const shift = shiftOf(query.dayBoundary ?? 'utc8');
  return candleTimes(query, start, now).map((time) => {
    const from = Math.max(time, start);
    const to = Math.min(nextOpening(time, query.periodMinutes, shift), now);
    const { high, low, coins, turnover } = range(from, to);
    return {
      time,
      open: priceIn(terms, from),
      high,
      low,
      close: priceIn(terms, to),
      volume: amountOf(coins * terms.path.volume.coinUnit),
      turnover: amountOf(turnover),
    };
  });
}

/** Ten significant digits: sums of candles agree to nine. */
function amountOf(value: number): number {
  return Number(value.toPrecision(10));
}
