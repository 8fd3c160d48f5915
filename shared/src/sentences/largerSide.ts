import { type Sentence, say, share, term } from './sentence.ts';

/** Of liquidated longs and shorts the larger side and its share of all. */
export function largerSide(long: number, total: number): Sentence {
  const part = (long / total) * 100;
  return part >= 50
    ? say`多单占 ${share(part, term('liquidation'))}`
    : say`空单占 ${share(100 - part, term('liquidation'))}`;
}
