import type { ProposalState } from '@coinmirror/shared/contract/proposals.ts';
import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import { oncePer } from '../../../mechanisms/memo.ts';
import type { Proposal, Voter } from '../../../ports/proposals.ts';
import { type Outcome, outcomeOf } from '../../providers/snapshot/outcome.ts';
import { type SnapshotProposal, snapshotProposals } from '../../providers/snapshot/proposals.ts';
import { snapshotVotes } from '../../providers/snapshot/votes.ts';
import { reportedOf } from '../../world/known.ts';
import type { PublicWorld } from '../../world/publicWorld.ts';
import { markdownLines } from './markdownLines.ts';
import { coinOfSpace, spaceGroups } from './spaces.ts';

/** How often proposals and their votes are asked for. */
const EVERY = 5 * MINUTE;
/** ms: older proposals are not listed. */
const RETAINED = 365 * DAY;
/** Most of one question: its body is bounded. */
const LIMIT = 200;
/** The largest voters that are listed. */
const VOTERS = 20;

const STATES: Readonly<Record<Outcome, ProposalState>> = {
  passed: 'passed',
  rejected: 'rejected',
  belowQuorum: 'lapsed',
  ended: 'ended',
};
const ORDER: readonly ProposalState[] = ['active', 'pending'];

/** All proposals of the last year, open ones first, then newest first; null if Snapshot has never answered. */
export async function listProposals({ reader }: PublicWorld): Promise<readonly Proposal[] | null> {
  // The start of a day, so that the question is the same one all day long.
  const createdAfter = Math.floor((reader.now() - RETAINED) / DAY) * DAY;
  const reported = await Promise.all(
    spaceGroups.map(async (spaces) =>
      reportedOf(
        await reader.read('SNAPSHOT', snapshotProposals({ spaces, createdAfter, limit: LIMIT }), EVERY),
      ),
    ),
  );
  if (reported.every((one) => one === null)) return null;
  return reported
    .flatMap((one) => one?.value ?? [])
    .flatMap((one) => proposalOf(one) ?? [])
    .toSorted((one, other) => placeOf(one) - placeOf(other) || other.start - one.start);
}

function placeOf({ state }: Proposal): number {
  const place = ORDER.indexOf(state);
  return place === -1 ? ORDER.length : place;
}

function proposalOf(reported: SnapshotProposal): Proposal | null {
  const coin = coinOfSpace(reported.space.id);
  if (coin === null) return null;
  const outcome = outcomeOf(reported);
  return {
    id: reported.id,
    coin,
    title: reported.title,
    lines: linesOf(reported),
    author: reported.author,
    start: reported.start,
    end: reported.end,
    state: outcome === null ? (reported.state === 'pending' ? 'pending' : 'active') : STATES[outcome],
    choices: reported.choices,
    scores: reported.scores,
    quorum: reported.quorum,
    voterCount: reported.votes,
  };
}

/** A proposal's text, read once: the list is asked for again and again. */
const linesOf = oncePer(({ body }: SnapshotProposal) => markdownLines(body));

/** The largest voters of a proposal who chose one thing, by their coins. */
export async function largestVoters({ reader }: PublicWorld, id: string): Promise<readonly Voter[]> {
  const reported = reportedOf(await reader.read('SNAPSHOT', snapshotVotes(id, VOTERS), EVERY));
  return (reported?.value ?? []).flatMap(({ voter, choice, power, time }) =>
    choice === null ? [] : [{ address: voter, choice, power, time }],
  );
}
