import type { Ticker } from '@coinmirror/handlers/catalogue/tickers.ts';
import type { Candle, CandleQuery } from '@coinmirror/handlers/ports/candles.ts';
import type { Tick } from '@coinmirror/handlers/ports/ticks.ts';
import { nextOpening, shiftOf } from '@coinmirror/shared/kline/openings.ts';
import { dayAgo } from '@coinmirror/shared/time/dayAgo.ts';
import { beijingMidnight, utcMidnight } from '@coinmirror/shared/time/midnight.ts';
import { fiatRates } from '../economy/economy.ts';
import type { Path } from '../path/path.ts';
import type { PathOf } from '../path/paths.ts';
import { roundPrice } from '../path/price.ts';
import { contractPremium, exchangePremium } from '../trading/premium.ts';
import { candlesOf } from './candles.ts';
import { sizeOf } from './orderBook.ts';
import { volumePartOf } from './pairVolume.ts';
import { startOf } from './tickerOpening.ts';

/** Units of the quote per 1 USD of the coin at an instant: the exchange's premium, and the quote's own price. */
export function tickerFactor(ticker: Ticker, pathOf: PathOf, time: number): number {
  return placeFactor(ticker, time) / quoteUsd(ticker, pathOf, time);
}

function placeFactor({ exchangeCode, coinCode, contract }: Ticker, time: number): number {
  const place = 1 + exchangePremium(exchangeCode, coinCode, time, contract === null ? 'spot' : 'contract');
  return contract === null
    ? place
    : place * (1 + contractPremium(exchangeCode ?? '', coinCode, contract, time));
}

function quoteUsd({ quote }: Ticker, pathOf: PathOf, time: number): number {
  if (quote.kind === 'usd') return 1;
  if (quote.kind === 'fiat') return 1 / (fiatRates(time)[quote.symbol] ?? 1);
  const path = pathOf(quote.code);
  return path ? Math.exp(path.levelAt(Math.max(time, path.start))) : 1;
}

/** The ticker's price at an instant, null before trading in it began. */
export function tickerPrice(ticker: Ticker, pathOf: PathOf, time: number): number | null {
  const path = pathOf(ticker.coinCode);
  if (!path || time < startOf(ticker, path)) return null;
  return roundPrice(Math.exp(path.levelAt(time)) * tickerFactor(ticker, pathOf, time));
}

/**
 * The tick of a ticker at an instant: its price in its quote, and the coin's own 24 h volume in USD. null before
 * trading in it began.
 */
export function tickerTick(ticker: Ticker, path: Path, pathOf: PathOf, time: number): Tick | null {
  const start = startOf(ticker, path);
  if (time < start) return null;
  const priceAt = (at: number) => tickerPrice(ticker, pathOf, Math.max(at, start)) ?? 0;
  const price = priceAt(time);
  const opensAt = dayAgo(time);
  const since = (at: number) => (price / priceAt(at) - 1) * 100;
  return {
    code: ticker.id,
    time,
    price,
    change24h: opensAt < start ? null : since(opensAt),
    changeUtc8: since(beijingMidnight(time)),
    changeUtc0: since(utcMidnight(time)),
    volume24h: path.range(Math.max(opensAt, path.start), time).usd,
  };
}

/**
 * Candles of a ticker in its quote: the coin's own, converted at each candle's start and end, with the ticker's share
 * of the coin's volume. A coin's USD candles are unchanged.
 */
export function tickerCandles(
  ticker: Ticker,
  pathOf: PathOf,
  query: CandleQuery,
  now: number,
): readonly Candle[] {
  const path = pathOf(ticker.coinCode);
  if (!path) return [];
  const candles = candlesOf(path, query, now);
  if (ticker.exchangeCode === null && ticker.quote.kind === 'usd') return candles;
  const shift = shiftOf(query.dayBoundary ?? 'utc8');
  const start = startOf(ticker, path);
  const factorAt = (time: number) => tickerFactor(ticker, pathOf, Math.min(Math.max(time, path.start), now));
  const partAt = volumePartOf(ticker);
  return candles.flatMap((candle) => {
    const closesAt = nextOpening(candle.time, query.periodMinutes, shift);
    if (closesAt <= start) return [];
    return [carried(candle, factorAt(candle.time), factorAt(closesAt), partAt(candle.time))];
  });
}

/** The two coins of a pair seldom peak together, so extremes are converted at the mean of both ends. */
function carried(candle: Candle, first: number, last: number, part: number): Candle {
  const open = roundPrice(candle.open * first);
  const close = roundPrice(candle.close * last);
  const middle = (first + last) / 2;
  return {
    time: candle.time,
    open,
    close,
    high: Math.max(open, close, roundPrice(candle.high * middle)),
    low: Math.min(open, close, roundPrice(candle.low * middle)),
    volume: part === 1 ? candle.volume : sizeOf(candle.volume * part),
    turnover: candle.turnover * middle * part,
  };
}
