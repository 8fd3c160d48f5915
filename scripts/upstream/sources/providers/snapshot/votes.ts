import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { secondsTime } from '../../decode/times.ts';
import { word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';

export interface SnapshotVote {
  readonly voter: string;
  /** Index of the choice, from 0; null where it is several or a weighing of several. */
  readonly choice: number | null;
  /** Coins. */
  readonly power: number;
  /** Epoch ms. */
  readonly time: number;
}

const vote = v.pipe(
  v.object({ voter: word, vp: amount, created: secondsTime, choice: v.unknown() }),
  v.transform(({ voter, vp, created, choice }): SnapshotVote => {
    // The hub counts choices from 1.
    const isOne = typeof choice === 'number' && Number.isInteger(choice) && choice >= 1;
    return { voter, choice: isOne ? choice - 1 : null, power: vp, time: created };
  }),
);

const answer = v.pipe(
  v.object({ data: v.object({ votes: rowsOf(vote) }) }),
  v.transform(({ data }) => data.votes),
);

const QUERY =
  'query Votes($first: Int!, $proposal: String!) { votes(first: $first, where: { proposal: $proposal }, orderBy: "vp", orderDirection: desc) { voter vp created choice } }';

/** The largest votes of a proposal, by coins. */
export function snapshotVotes(proposal: string, first: number): Question<readonly SnapshotVote[]> {
  const variables = { first, proposal };
  return { path: '/graphql', post: JSON.stringify({ query: QUERY, variables }), decode: jsonOf(answer) };
}
