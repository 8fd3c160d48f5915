import type { SnapshotProposal } from './proposals.ts';

/** How a vote ended; `ended` where its choices are no yes and no, so that its scores give no verdict. */
export type Outcome = 'passed' | 'rejected' | 'belowQuorum' | 'ended';

type Counted = Pick<SnapshotProposal, 'state' | 'type' | 'choices' | 'scores' | 'scoresTotal' | 'quorum'>;

/** The outcome of a closed vote; null before its end. */
export function outcomeOf({ state, type, choices, scores, scoresTotal, quorum }: Counted): Outcome | null {
  if (state !== 'closed') return null;
  const [yes, no] = scores;
  // For, against and abstain, in this order, is what a basic vote has.
  if (type !== 'basic' || choices.length !== 3 || yes === undefined || no === undefined) return 'ended';
  if (quorum !== null && scoresTotal < quorum) return 'belowQuorum';
  return yes > no ? 'passed' : 'rejected';
}
