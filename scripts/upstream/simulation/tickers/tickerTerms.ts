import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { readQuote, type Ticker } from '../../catalogue/tickers.ts';
import { fiatRate } from '../economy/economy.ts';
import { CELL } from '../grid/gridTime.ts';
import { contractPremium, type PlaceAt, placeAt, type Stray, strayOf } from '../listings/premium.ts';
import type { Path } from '../path/path.ts';
import type { PathOf } from '../path/paths.ts';
import { priceOf, roundPrice } from '../path/price.ts';

/**
 * How a ticker's price derives from its coin's: by the premium of its place and the value of its quote, each constant
 * for a while. So within a minute a ticker's price is its coin's by one factor, and its extremes are those of its coin.
 */
export interface TickerTerms {
  readonly path: Path;
  /** The path of a quote that is a coin; null for a currency. */
  readonly quotePath: Path | null;
  /** Whether both factors are constant within a cell of the grid. */
  readonly isCellwise: boolean;
  /** 1 + the premium of its place at an instant. */
  place(time: number): number;
  /** USD per unit of the quote at an instant. */
  quoteUsd(time: number): number;
  /** Its share of the coin's volume at an instant, constant over a Beijing day. */
  part(time: number): number;
}

/** The terms of a ticker; null without a path of its coin. */
export function termsOf(ticker: Ticker, pathOf: PathOf, part: TickerTerms['part']): TickerTerms | null {
  const path = pathOf(ticker.coinCode);
  if (!path) return null;
  const { quote, exchangeCode, coinCode, contract } = ticker;
  const quotePath = quote.kind === 'coin' ? pathOf(quote.code) : null;
  const stray =
    exchangeCode === null ? null : strayOf(exchangeCode, coinCode, contract === null ? 'spot' : 'contract');
  const quoteUsd = (time: number) => {
    if (quote.kind === 'fiat') return 1 / fiatRate(quote.symbol, time);
    return quotePath ? quotePriceAt(quotePath, time) : 1;
  };
  return {
    path,
    quotePath,
    isCellwise:
      (stray?.step ?? CELL) === CELL && (quotePath ? quotePath.instrument.steady : quote.kind === 'usd'),
    place: placeOf(ticker, stray),
    quoteUsd: lastOf((time) => quoteStep(time, quotePath), quoteUsd),
    part,
  };
}

/** USD per unit of a quote at an instant, by its symbol; 1 for an unknown one. */
export function quoteValue(symbol: string, pathOf: PathOf, time: number): number {
  const quote = readQuote(symbol.toLowerCase());
  if (quote?.kind === 'fiat') return 1 / fiatRate(quote.symbol, time);
  const path = quote?.kind === 'coin' ? pathOf(quote.code) : null;
  return path ? quotePriceAt(path, time) : 1;
}

/** USD of a coin that serves as a quote: of the minute's beginning; of a stablecoin, of the grid cell's. */
function quotePriceAt(path: Path, time: number): number {
  return priceOf(path.levelAt(Math.max(quoteStep(time, path), path.start)));
}

/** The instant whose value of a quote applies at `time` (epoch ms). */
function quoteStep(time: number, path: Path | null): number {
  const step = path?.instrument.steady ? CELL : MINUTE;
  return Math.floor(time / step) * step;
}

function placeOf({ exchangeCode, coinCode, contract }: Ticker, stray: Stray | null): PlaceAt {
  if (exchangeCode === null || stray === null) return () => 1;
  if (contract === null) return placeAt(stray);
  return placeAt(stray, (time) => 1 + contractPremium(exchangeCode, coinCode, contract, time));
}

/** Memoizes the last step of a function of time that is constant within each step. */
function lastOf(stepOf: (time: number) => number, read: (step: number) => number): (time: number) => number {
  let last = { step: Number.NaN, value: 1 };
  return (time) => {
    const step = stepOf(time);
    if (last.step !== step) last = { step, value: read(step) };
    return last.value;
  };
}

/** A coin's price in USD, converted: the one order of operations and rounding for lists, ticks and candles. */
export function converted(price: number, place: number, quoteUsd: number): number {
  return roundPrice((price * place) / quoteUsd);
}

/** A ticker's price at an instant from its coin's start on. */
export function priceIn(terms: TickerTerms, time: number): number {
  return converted(priceOf(terms.path.levelAt(time)), terms.place(time), terms.quoteUsd(time));
}
