import type { MarketMeasure } from '../../alerts/measures.ts';
import type { Definition } from '../../definitions/definition.ts';
import type { PlainRouteName } from '../../routes/hrefTo.ts';
import type { IndicatorBand } from '../bands.ts';
import type { IndicatorDay, PricedDay } from '../indicatorDay.ts';

/** Format of an indicator's values: a bare ratio, a signed change in percent, or a share of a whole. */
export type IndicatorKind = 'ratio' | 'percent' | 'share';

/** A price line (USD) drawn in the price chart. */
interface IndicatorLine {
  readonly key: string;
  readonly name: string;
}

/**
 * Everything a page shows about an indicator besides its figures. It is also a definition, so definition cards use the
 * same words.
 */
export interface Indicator extends Definition {
  /** Its key in addresses, files and the table of definitions. */
  readonly key: string;
  /** Its own page; without one the generic indicator page shows it. */
  readonly page?: PlainRouteName;
  /** The code of its coin; default: Bitcoin. */
  readonly coin?: string;
  /** Short name in a chart's legend and a table's heading. */
  readonly short: string;
  /** Author and year (null: uncertain), and the publication. */
  readonly author: string;
  readonly year: number | null;
  readonly origin: string;
  readonly kind: IndicatorKind;
  /** Decimals of a ratio. */
  readonly digits?: number;
  /** The alert measure; if it has a price for each threshold instead, the price of Bitcoin. */
  readonly measure?: MarketMeasure;
  /** How past values are shown beside the current one: as changes, or as values (on a fixed scale). */
  readonly past?: 'values';
  /** Too volatile to read over many years: its chart starts with one year, longer ranges show its moving average. */
  readonly swings?: true;
  /** Scale of its axis; values of 0 or below cannot be drawn on a logarithmic one. */
  readonly scale: 'linear' | 'log';
  readonly priceName: string;
  readonly lines: readonly IndicatorLine[];
  /** Ascending, without gaps; the first and the last are unbounded. */
  readonly bands: readonly IndicatorBand[];
  /** The value it exists to reach: below it, how far away it is stands beside the band. Positive. */
  readonly trigger?: number;
  /** The price (USD) at which it would reach a threshold, all else as on that day; absent if there is no such price. */
  readonly priceAt?: (threshold: number, day: IndicatorDay) => number | null;
  /** Computes its days from a coin's days, oldest first and without gaps. */
  readonly series: (days: readonly PricedDay[]) => readonly IndicatorDay[];
  /** Interpretation and limits: one or two sentences each. */
  readonly howToRead: readonly string[];
  readonly weakPoints: readonly string[];
  /** When a day closes, and whether the last one still changes. */
  readonly cadence: string;
}
