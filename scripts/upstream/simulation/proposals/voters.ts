import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import type { Voter } from '../../ports/proposals.ts';
import { addressOn } from '../random/addresses.ts';
import { TURNOUT_POWER, type VotedProposal } from './proposals.ts';

/** The largest voters hold this share of the votes for a choice; all others hold the rest. */
const LARGEST_PART = 0.72;
const PER_CHOICE = 12;
const SHOWN = 20;
/** Each large voter's share of that, largest first. */
const WEIGHTS = sharesOf(Array.from({ length: PER_CHOICE }, (_, i) => 1 / (i + 1) ** 1.15));

/**
 * The largest voters of a proposal that have voted by `now` (epoch ms), by coins. When and with how many coins somebody
 * voted never changes. Together the voters for a choice never exceed its votes.
 */
export function largestVoters(proposal: VotedProposal, now: number): readonly Voter[] {
  return proposal.finalScores
    .flatMap((score, choice) => votersOf(proposal, choice, score))
    .filter(({ power, time }) => power > 0 && time <= now)
    .toSorted((a, b) => b.power - a.power)
    .slice(0, Math.min(SHOWN, proposal.voterCount));
}

/**
 * The large voters for one choice. Each votes at the first whole hour at which the choice's votes cover this voter and
 * all earlier ones.
 */
function votersOf({ id, start, end }: VotedProposal, choice: number, score: number): readonly Voter[] {
  let cast = 0;
  return WEIGHTS.map((weight, i) => ({ weight, key: keyOf(`${id}-voter-${choice}-${i}`, 0), i }))
    .toSorted((a, b) => uniform(a.key, 0) - uniform(b.key, 0))
    .map(({ weight, i }): Voter => {
      cast += weight;
      const elapsed = Math.min(1, cast) ** (1 / TURNOUT_POWER) * (end - start);
      return {
        address: addressOn('Ethereum', `${id}-voter-${choice}-${i}`),
        choice,
        power: Math.floor(score * LARGEST_PART * weight),
        time: start + Math.ceil(elapsed / HOUR) * HOUR,
      };
    });
}

function sharesOf(weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, one) => sum + one, 0);
  return weights.map((one) => one / whole);
}
