import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { row } from '../fields.ts';
import { envelope, label, text } from '../wire.ts';
import { maybePlaces, maybePoints, num, wireAmount, wireScore } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { wireAddress } from '../wireTexts.ts';
import { wireTime } from '../wireTime.ts';
import { exchangeCode } from './info.ts';
import { GRADE_PARTS, RISK_WORDS } from './words.ts';

const profileRow = row(
  {
    /** Paragraphs of plain text. */
    description: ['desc', v.array(v.string())],
    people: rowsOf(v.object({ name: label, title: text })),
    agency: rowsOf(v.object({ name: label })),
    milestones: rowsOf(row({ time: ['eventdate', wireTime], title: label })),
    licences: rowsOf(v.object({ place: label, authority: label, what: label })),
    fiats: v.array(v.string()),
    kyc: text,
    insurance: text,
    /** Withdrawal fee and minimum of each coin, in coins. */
    withdrawals: rowsOf(
      v.object({
        code: v.string(),
        symbol: v.string(),
        name: text,
        logo: text,
        chain: v.string(),
        fee: num,
        min: wireAmount,
      }),
    ),
    risks: rowsOf(v.object({ level: v.picklist(RISK_WORDS), text: label, source: label })),
    risk: ['risk_level', v.picklist(RISK_WORDS)],
    parts: rowsOf(
      v.object({ key: v.picklist(GRADE_PARTS), score: wireScore, change: maybePoints, weight: wireAmount }),
    ),
    /** Change of the rating in points, and of the rank, over a month. */
    ratingChange: ['score_change', maybePoints],
    rankChange: ['rank_change', maybePlaces],
    twitter: text,
    proof: v.object({ kind: v.picklist(['merkle', 'audit', 'none']), auditor: text, url: wireAddress }),
    chains: v.optional(v.array(v.string()), []),
  },
  ({ agency, ...profile }) => ({ ...profile, investors: agency.map(({ name }) => name) }),
);

/** Public facts about an exchange besides its figures; lists are empty if nothing is known. */
export type ExchangeProfile = v.InferOutput<typeof profileRow>;
/** Withdrawal terms of a coin. */
export type Withdrawal = ExchangeProfile['withdrawals'][number];

export const exchangeProfileEndpoints = {
  exchangeProfile: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/exchange/exchangeinfo',
    params: v.object({ code: exchangeCode }),
    response: envelope(profileRow),
  }),
} as const;
