import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { GasQuote } from '../../../ports/gas.ts';
import type { FeeHistory } from '../../providers/chains/ethereum.ts';
import type { Sample } from '../../store/samples.ts';

/** A sample stands for instants this far from it, ms. */
const REACH = 30 * MINUTE;

/**
 * The offers of now, in Gwei: the base fee of the next block, and above it what the cheapest tenth, the middle and the
 * dearest tenth of the last blocks' gas paid, the median of the blocks. How long they take is not told.
 */
export function quoteOf({ blocks, nextBaseFee }: FeeHistory): GasQuote {
  const offer = (percentile: 0 | 1 | 2) => nextBaseFee + medianOf(blocks.map(({ tips }) => tips[percentile]));
  return quote(nextBaseFee, [offer(0), offer(1), offer(2)]);
}

export function sampleOf({ baseFee, slow, standard, fast }: GasQuote, time: number): Sample {
  return { time, values: new Map(Object.entries({ baseFee, slow, standard, fast })) };
}

/** The quote sampled nearest to an instant; null where none was within half an hour. Samples are oldest first. */
export function quoteAt(samples: readonly Sample[], time: number): GasQuote | null {
  const after = firstFrom(samples, time);
  const near = [samples[after - 1], samples[after]]
    .flatMap((sample) => (sample && Math.abs(sample.time - time) <= REACH ? [sample] : []))
    .toSorted((one, other) => Math.abs(one.time - time) - Math.abs(other.time - time))[0];
  const [baseFee, slow, standard, fast] = ['baseFee', 'slow', 'standard', 'fast'].map((name) =>
    near?.values.get(name),
  );
  return baseFee === undefined || slow === undefined || standard === undefined || fast === undefined
    ? null
    : quote(baseFee, [slow, standard, fast]);
}

function quote(baseFee: number, [slow, standard, fast]: readonly [number, number, number]): GasQuote {
  return {
    baseFee,
    slow,
    standard,
    fast,
    slowSeconds: null,
    standardSeconds: null,
    fastSeconds: null,
  };
}

/** The place of the first sample at or after an instant. */
function firstFrom(samples: readonly Sample[], time: number): number {
  let [low, high] = [0, samples.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((samples[middle]?.time ?? Number.POSITIVE_INFINITY) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}
