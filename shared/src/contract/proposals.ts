import * as v from 'valibot';
import { coinCode } from './coin/coinCode.ts';
import { defineEndpoint } from './endpoint.ts';
import { row } from './fields.ts';
import { readRichText } from './richText.ts';
import { countParam, envelope, label, listPage, text, wordParam } from './wire.ts';
import { maybeAmount, maybeCount, wireAmount, wireCount } from './wireNumber.ts';
import { listOf, rowsOf } from './wireRows.ts';
import { article, word } from './wireTexts.ts';
import { wireTime } from './wireTime.ts';

/** State of a proposal: 未开始 投票中 通过 否决 未达法定票数, and 已结束 for a vote that is no yes or no. */
export const PROPOSAL_STATES = ['pending', 'active', 'passed', 'rejected', 'lapsed', 'ended'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** `0x` and 64 hex digits, as the first form has them, or an older content address. */
const PROPOSAL_ID = /^(?:[a-z\d-]{1,80}|Qm[1-9A-HJ-NP-Za-km-z]{44})$/;

/** Whether an id has the form of a proposal's; other ids need no call. */
export function isProposalId(id: string): boolean {
  return PROPOSAL_ID.test(id);
}

const space = v.object({ id: word, name: label, symbol: word, logo: text });

const proposalFields = {
  id: word,
  title: label,
  state: v.picklist(PROPOSAL_STATES),
  start: wireTime,
  end: wireTime,
  space: space,
  /** 赞成 反对 弃权, or any others; `scores` are the coins for each, in the same order, and add up to `total`. */
  choices: v.array(label),
  scores: v.array(wireAmount),
  total: ['scores_total', maybeAmount],
  /** Minimum of coins for and abstaining; null if there is none. */
  quorum: maybeAmount,
  /** Addresses that have voted. */
  voterCount: ['votes', maybeCount],
} as const;

const proposalRow = row(proposalFields);

/** A decision of a coin's holders. */
export type Proposal = v.InferOutput<typeof proposalRow>;

const detailRow = row(
  {
    ...proposalFields,
    author: text,
    body: article,
    /** The largest voters, by their coins; `choice` counts from 0. */
    voters: rowsOf(row({ address: word, choice: wireCount, power: ['vp', wireAmount], time: wireTime })),
  },
  ({ body, ...proposal }) => ({
    ...proposal,
    /** Plain text, never markup. */
    blocks: readRichText(body),
  }),
);

/** A proposal with all details. */
export type ProposalDetail = v.InferOutput<typeof detailRow>;
export type ProposalVoter = ProposalDetail['voters'][number];

export const proposalEndpoints = {
  /** Open ones first, then newest first. */
  proposalList: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v3/proposal/list',
    params: v.object({
      page: countParam(1, 100),
      per_page: countParam(20, 100),
      state: wordParam(['all', ...PROPOSAL_STATES], 'all'),
      coincode: v.optional(v.union([v.literal(''), coinCode]), ''),
    }),
    response: listPage(proposalRow),
  }),
  /** Projects with votes of their holders. */
  proposalSpaces: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/proposal/spaces',
    params: v.object({}),
    response: envelope(listOf(space)),
  }),
  proposalDetail: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v3/proposal/detail',
    params: v.object({ id: v.pipe(v.string(), v.regex(PROPOSAL_ID)) }),
    response: envelope(detailRow),
  }),
} as const;
