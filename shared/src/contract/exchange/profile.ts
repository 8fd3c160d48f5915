import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { envelope, label, text } from '../wire.ts';
import { maybePlaces, maybePoints, num, wireAmount, wireScore } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { wireAddress } from '../wireTexts.ts';
import { wireTime } from '../wireTime.ts';
import { exchangeCode } from './info.ts';
import { GRADE_PARTS, RISK_WORDS } from './words.ts';

const profileWire = v.pipe(
  v.object({
    desc: v.array(v.string()),
    people: rowsOf(v.object({ name: label, title: text })),
    agency: rowsOf(v.object({ name: label })),
    milestones: rowsOf(v.object({ eventdate: wireTime, title: label })),
    licences: rowsOf(v.object({ place: label, authority: label, what: label })),
    fiats: v.array(v.string()),
    kyc: text,
    insurance: text,
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
    risk_level: v.picklist(RISK_WORDS),
    parts: rowsOf(
      v.object({ key: v.picklist(GRADE_PARTS), score: wireScore, change: maybePoints, weight: wireAmount }),
    ),
    score_change: maybePoints,
    rank_change: maybePlaces,
    twitter: text,
    proof: v.object({ kind: v.picklist(['merkle', 'audit', 'none']), auditor: text, url: wireAddress }),
    chains: v.optional(v.array(v.string()), []),
  }),
  v.transform((wire) => ({
    /** Paragraphs of plain text. */
    description: wire.desc,
    people: wire.people,
    investors: wire.agency.map(({ name }) => name),
    milestones: wire.milestones.map(({ eventdate, title }) => ({ time: eventdate, title })),
    licences: wire.licences,
    fiats: wire.fiats,
    kyc: wire.kyc,
    insurance: wire.insurance,
    /** Withdrawal fee and minimum of each coin, in coins. */
    withdrawals: wire.withdrawals,
    risks: wire.risks,
    risk: wire.risk_level,
    parts: wire.parts,
    /** Change of the rating in points, and of the rank, over a month. */
    ratingChange: wire.score_change,
    rankChange: wire.rank_change,
    twitter: wire.twitter,
    proof: wire.proof,
    chains: wire.chains,
  })),
);

/** Public facts about an exchange besides its figures; lists are empty if nothing is known. */
export type ExchangeProfile = v.InferOutput<typeof profileWire>;
/** Withdrawal terms of a coin. */
export type Withdrawal = ExchangeProfile['withdrawals'][number];

export const exchangeProfileEndpoints = {
  exchangeProfile: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/exchange/exchangeinfo',
    params: v.object({ code: exchangeCode }),
    response: envelope(profileWire),
  }),
} as const;
