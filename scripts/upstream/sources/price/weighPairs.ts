import { type Spoken, voicesOf } from './voices.ts';
import { capAtHalf, type Weighted } from './weightedMedian.ts';

/** Pairs weighted by turnover, those of no venue together above half of the weight. */
export function byTurnover(pairs: readonly Spoken[]): readonly Weighted[] {
  const voices = voicesOf(pairs);
  const capped = capAtHalf(voices.map(({ volume }) => volume));
  return voices.flatMap((voice, index) => {
    const part = voice.volume > 0 ? (capped[index] ?? 0) / voice.volume : 0;
    return voice.pairs.map(({ price, volume }) => ({ value: price, weight: volume * part }));
  });
}

/** A number of each pair, those of each venue together weighing the same. */
export function byVenue<Pair extends Spoken>(
  pairs: readonly Pair[],
  numberOf: (pair: Pair) => number,
): readonly Weighted[] {
  return voicesOf(pairs).flatMap(({ pairs: own }) =>
    own.map((pair) => ({ value: numberOf(pair), weight: 1 / own.length })),
  );
}
