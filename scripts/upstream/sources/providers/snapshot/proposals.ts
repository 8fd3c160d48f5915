import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { positiveOrNull, textOrNull } from '../../decode/present.ts';
import { secondsTime } from '../../decode/times.ts';
import { article, title, word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';

/** A vote of Snapshot. Times in epoch ms. */
export type SnapshotProposal = v.InferOutput<typeof proposal>;

const FIELDS =
  'id title body author created start end state choices type scores scores_total scores_state quorum votes link discussion space { id name }';

/** Of more nobody could choose. */
const MOST_CHOICES = 1_000;

/** `0x` and 64 hex digits; older ones are `Qm…` with capitals. */
const id = v.pipe(v.string(), v.regex(/^(?:0x[0-9a-fA-F]{64}|Qm[1-9A-HJ-NP-Za-km-z]{44})$/));

const proposal = v.pipe(
  v.object({
    id,
    title,
    /** Markdown. */
    body: article,
    author: word,
    created: secondsTime,
    start: secondsTime,
    end: secondsTime,
    state: v.picklist(['pending', 'active', 'closed']),
    choices: v.pipe(v.array(word), v.maxLength(MOST_CHOICES)),
    type: textOrNull,
    scores: v.optional(v.nullable(v.array(amount)), null),
    scores_total: amount,
    scores_state: word,
    quorum: positiveOrNull,
    votes: amount,
    link: textOrNull,
    discussion: textOrNull,
    space: v.object({ id: word, name: textOrNull }),
  }),
  v.transform(({ scores_total, scores_state, created, ...wire }) => ({
    ...wire,
    createdAt: created,
    /** Coins for each choice, in their order; empty before the first count. */
    scores: wire.scores ?? [],
    scoresTotal: scores_total,
    /** Whether they will not change any more. */
    areScoresFinal: scores_state === 'final',
  })),
);

const answer = v.pipe(
  v.object({ data: v.object({ proposals: rowsOf(proposal) }) }),
  v.transform(({ data }) => data.proposals),
);

/** Which proposals: of up to 10 spaces, created after an instant (epoch ms). */
export interface ProposalsQuery {
  readonly spaces: readonly string[];
  readonly createdAfter: number;
  /** At most 1,000. */
  readonly limit: number;
}

const QUERY = `query Proposals($first: Int!, $spaces: [String!]!, $after: Int!) { proposals(first: $first, where: { space_in: $spaces, created_gt: $after, flagged: false }, orderBy: "created", orderDirection: desc) { ${FIELDS} } }`;

/** Proposals of some spaces, newest first. */
export function snapshotProposals(query: ProposalsQuery): Question<readonly SnapshotProposal[]> {
  const { spaces, createdAfter, limit: first } = query;
  const variables = { first, spaces, after: Math.floor(createdAfter / 1000) };
  return { path: '/graphql', post: JSON.stringify({ query: QUERY, variables }), decode: jsonOf(answer) };
}
