import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { envelope } from '../wire.ts';
import { wireCount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { itemCode } from './words.ts';

/**
 * What is voted on. `coin`: whether its price will rise (看多, 看空). `feed`: whether an item of the coin's feed is good
 * news for it (利好, 利空).
 */
const VOTE_KINDS = ['coin', 'feed'] as const;
export type VoteKind = (typeof VOTE_KINDS)[number];

const DAY = 86_400_000;

/** How long a vote counts, in ms; null for ever. What one thinks of a price today says nothing of next week's. */
export const VOTE_LASTS = { coin: DAY, feed: null } as const satisfies Record<VoteKind, number | null>;

const VOTE_CHOICES = ['up', 'down'] as const;
export type VoteChoice = (typeof VOTE_CHOICES)[number];

const tallyWire = v.pipe(
  v.object({
    item: v.string(),
    up_count: wireCount,
    down_count: wireCount,
    my_vote: v.optional(v.nullable(v.picklist(VOTE_CHOICES)), null),
  }),
  v.transform((wire) => ({
    /** What was voted on within the subject; '' for the subject itself. */
    item: wire.item,
    /** People, not weights: one each. */
    up: wire.up_count,
    down: wire.down_count,
    /** What the caller chose; null for a visitor and for who has not voted. */
    mine: wire.my_vote,
  })),
);

/** How people voted on one thing. */
export type VoteTally = v.InferOutput<typeof tallyWire>;

const subject = { kind: v.picklist(VOTE_KINDS), code: itemCode };
/** An item's id inside its subject; '' is the subject itself. */
const itemId = v.pipe(v.string(), v.regex(/^[\w.-]{0,80}$/));

/** Votes of people who are logged in: one each, which may be changed or taken back. */
export const voteEndpoints = {
  /** Everything below one subject that anybody voted on; what is not in the list has no votes. */
  voteTally: defineEndpoint({
    // Says what the visitor voted himself.
    policy: 'read',
    method: 'GET',
    host: 'community',
    path: '/api/v3/vote/tally',
    params: v.object(subject),
    response: envelope(v.object({ list: rowsOf(tallyWire) })),
  }),
  /** Answers with the new count; `none` takes the vote back. */
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
    response: envelope(tallyWire),
  }),
} as const;
