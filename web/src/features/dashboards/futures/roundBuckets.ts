interface Level {
  readonly price: number;
  readonly long: number;
  readonly short: number;
}

export interface Buckets {
  /** The lower end of each, a multiple of the step; as many as there are levels between the first and the last. */
  readonly levels: readonly Level[];
  /** Where the price stands among them: 3 is the middle of the fourth, 3.5 its end; null if none holds it. */
  readonly priceAt: number | null;
}

/** Levels in a bucket at least: fewer would make neighbours alternate. */
const LEVELS_EACH = 2;

/** Sums levels of even distance, lowest first, into buckets at round prices: 140,000, 142,000 … */
export function roundBuckets(levels: readonly Level[], price: number | null): Buckets {
  const [first, second] = levels;
  const last = levels.at(-1);
  if (!first || !second || !last) return { levels, priceAt: null };
  const step = roundStep((second.price - first.price) * LEVELS_EACH);
  const placeOf = (value: number) => Math.floor(value / step);
  const start = placeOf(first.price);
  const buckets = Array.from({ length: placeOf(last.price) - start + 1 }, (_, at) => {
    const inside = levels.filter((level) => placeOf(level.price) === start + at);
    return {
      price: Number(((start + at) * step).toPrecision(12)),
      long: inside.reduce((sum, { long }) => sum + long, 0),
      short: inside.reduce((sum, { short }) => sum + short, 0),
    };
  });
  const place = price === null ? -1 : price / step - start;
  return { levels: buckets, priceAt: place >= 0 && place < buckets.length ? place - 0.5 : null };
}

/** The first of 1-2-5 × 10ⁿ that is at least `rough` (above 0). */
function roundStep(rough: number): number {
  const unit = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((step) => step * unit >= rough) ?? 10) * unit;
}
