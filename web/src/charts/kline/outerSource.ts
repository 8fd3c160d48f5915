import type { BarFutures } from '@coinmirror/shared/technical/sheet.ts';

/** What indicators draw besides the candles: the futures of the coin, loaded as far back as the chart reaches. */
export interface OuterSource {
  /** Beside the candle that opens at a time; undefined where nothing is known. */
  readonly at: (time: number) => BarFutures | undefined;
  /** The chart reaches back to this time: what is missing is loaded, and a change follows. */
  readonly reach: (time: number) => void;
  /** Grows with each change. */
  readonly version: () => number;
  /** What the legend says of it: its source, or why there is nothing. */
  readonly note: () => string;
  /** Calls back after each change; returns a function that unsubscribes. */
  readonly onChange: (notify: () => void) => () => void;
}

/** The source that an indicator was given, as the library hands it back. */
export function outerOf({ extendData }: { readonly extendData?: unknown }): OuterSource | null {
  return isGiven(extendData) ? extendData() : null;
}

/** A function, because the library clones data objects; it is given none but these. */
function isGiven(data: unknown): data is () => OuterSource {
  return typeof data === 'function';
}
