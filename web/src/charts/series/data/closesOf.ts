import type { CoinCloses } from '@coinmirror/shared/constants/sourceCredits.ts';
import { timeSpan } from '../axes/extent.ts';
import type { DrawnSeries } from '../view.ts';

/** The closes that a chart draws, by coin; a hidden or empty series draws none. */
export function closesOf(drawn: readonly DrawnSeries[]): readonly CoinCloses[] {
  return drawn.flatMap((one) => {
    const { closesOf: coin } = one.series;
    const span = coin === undefined ? null : timeSpan([one]);
    return coin === undefined || span === null ? [] : [{ coin, from: span.low, to: span.high }];
  });
}
