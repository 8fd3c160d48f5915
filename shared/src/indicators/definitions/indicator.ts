import type { MarketMeasure } from '../../alerts/alert.ts';
import type { Definition } from '../../definitions/definition.ts';
import type { PlainRouteName } from '../../routes/hrefTo.ts';
import type { IndicatorBand } from '../bands.ts';
import type { IndicatorDay, PricedDay } from '../indicatorDay.ts';

/** How an indicator's values are written: a bare ratio, a change in percent with its sign, or a share of a whole. */
export type IndicatorKind = 'ratio' | 'percent' | 'share';

/** A line of prices (USD) that is drawn beside the price. */
interface IndicatorLine {
  readonly key: string;
  readonly name: string;
}

/**
 * All that a page says about an indicator but for its figures. It is a definition too, so the cards that explain a
 * number read the same words.
 */
export interface Indicator extends Definition {
  /** Names it in addresses, files and the table of definitions. */
  readonly key: string;
  /** Its own page; without one it is shown by the page of any indicator. */
  readonly page?: PlainRouteName;
  /** The code of the coin its days are of; Bitcoin's where it is not said. */
  readonly coin?: string;
  /** What it is called in a chart's legend and a table's heading. */
  readonly short: string;
  /** Who thought of it, when (null: not known for sure), and where it was written down. */
  readonly author: string;
  readonly year: number | null;
  readonly origin: string;
  readonly kind: IndicatorKind;
  /** Decimals of a ratio. */
  readonly digits?: number;
  /** What an alert can watch of it; where it has a price for each threshold instead, the price of Bitcoin. */
  readonly measure?: MarketMeasure;
  /** How its past is told beside its present value: by how much it moved, or by what it was (on a fixed scale). */
  readonly past?: 'values';
  /** Moves too much from day to day to be read over many years: its chart begins with one, longer ones draw its mean. */
  readonly swings?: true;
  /** How its axis is drawn; a value of 0 or below cannot stand on a logarithmic one. */
  readonly scale: 'linear' | 'log';
  /** What its price is of. */
  readonly priceName: string;
  readonly lines: readonly IndicatorLine[];
  /** Rising, without a gap; the first begins and the last ends nowhere. */
  readonly bands: readonly IndicatorBand[];
  /** The price (USD) at which it would reach a threshold, all else as on that day; absent where there is no such price. */
  readonly priceAt?: (threshold: number, day: IndicatorDay) => number | null;
  /** Its days from those of a coin, oldest first and without gaps. */
  readonly series: (days: readonly PricedDay[]) => readonly IndicatorDay[];
  /** How to read it, and where it fails: a sentence or two each. */
  readonly howToRead: readonly string[];
  readonly weakPoints: readonly string[];
  /** When a day is closed, and whether the last one still moves. */
  readonly cadence: string;
}
