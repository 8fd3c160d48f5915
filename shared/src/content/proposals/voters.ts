import { HOUR } from '../../market/time.ts';
import { addressOn } from '../../random/addresses.ts';
import { keyOf, uniform } from '../../random/hash.ts';
import type { VotedProposal } from './proposals.ts';

/** An address and the coins it votes with. */
export interface Voter {
  readonly address: string;
  /** Place in the choices, from 0. */
  readonly choice: number;
  readonly power: number;
  readonly time: number;
}

/** The largest hold this part of what stands behind a choice; all others share the rest. */
const LARGEST_PART = 0.72;
const PER_CHOICE = 12;
const SHOWN = 20;

/** The largest voters of a proposal, by their coins; those of one choice never hold more than stands behind it. */
export function largestVoters(
  { id, scores, start, end, voterCount }: VotedProposal,
  now: number,
): readonly Voter[] {
  const asOf = Math.min(end, Math.floor(now / HOUR) * HOUR);
  return scores
    .flatMap((score, choice) => {
      const weights = Array.from({ length: PER_CHOICE }, (_, i) => 1 / (i + 1) ** 1.15);
      const whole = weights.reduce((sum, one) => sum + one, 0);
      return weights.map((weight, i): Voter => {
        const key = `${id}-voter-${choice}-${i}`;
        const since = uniform(keyOf(key, 0), 0) * Math.max(0, asOf - start);
        return {
          address: addressOn('Ethereum', key),
          choice,
          power: Math.floor((score * LARGEST_PART * weight) / whole),
          time: start + Math.floor(since / HOUR) * HOUR,
        };
      });
    })
    .filter(({ power }) => power > 0)
    .toSorted((a, b) => b.power - a.power)
    .slice(0, Math.min(SHOWN, voterCount));
}
