import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { row } from '../fields.ts';
import { envelope } from '../wire.ts';
import { wireCount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { itemCode } from './words.ts';

/**
 * Subject of a vote. `coin`: whether its price will rise (看多, 看空). `feed`: whether an item of the coin's feed is good
 * news for it (利好, 利空).
 */
const VOTE_KINDS = ['coin', 'feed'] as const;
export type VoteKind = (typeof VOTE_KINDS)[number];

const DAY = 86_400_000;

/** Lifetime of a vote, ms; null: unlimited. A price expectation of today says nothing about next week. */
export const VOTE_LASTS = { coin: DAY, feed: null } as const satisfies Record<VoteKind, number | null>;

const VOTE_CHOICES = ['up', 'down'] as const;
export type VoteChoice = (typeof VOTE_CHOICES)[number];

const tallyRow = row({
  /** The item within the subject; '' for the subject itself. */
  item: v.string(),
  /** Number of voters, one vote each. */
  up: ['up_count', wireCount],
  down: ['down_count', wireCount],
  /** The caller's choice; null if not logged in or not voted. */
  mine: ['my_vote', v.optional(v.nullable(v.picklist(VOTE_CHOICES)), null)],
});

/** The votes on one item. */
export type VoteTally = v.InferOutput<typeof tallyRow>;

const subject = { kind: v.picklist(VOTE_KINDS), code: itemCode };
/** An item's id within its subject; '' is the subject itself. */
const itemId = v.pipe(v.string(), v.regex(/^[\w.-]{0,80}$/));

/** Votes of logged-in visitors: one each, which can be changed or withdrawn. */
export const voteEndpoints = {
  /** All items of one subject with votes; other items have none. */
  voteTally: defineEndpoint({
    // Depends on the visitor: includes their own vote.
    policy: 'read',
    method: 'GET',
    host: 'community',
    path: '/api/v3/vote/tally',
    params: v.object(subject),
    response: envelope(v.object({ list: rowsOf(tallyRow) })),
  }),
  /** Answers with the new count; `none` withdraws the vote. */
  voteCast: defineEndpoint({
    policy: 'write',
    method: 'POST',
    host: 'community',
    body: 'json',
    path: '/api/v3/vote/cast',
    params: v.object({
      ...subject,
      item: v.optional(itemId, ''),
      choice: v.picklist([...VOTE_CHOICES, 'none']),
    }),
    response: envelope(tallyRow),
  }),
} as const;
