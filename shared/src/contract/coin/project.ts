import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { row } from '../fields.ts';
import { placed, placeFields } from '../placeParts.ts';
import { walletFields } from '../wallets.ts';
import { envelope, label, text } from '../wire.ts';
import { num } from '../wireNumber.ts';
import { listOf, rowsOf } from '../wireRows.ts';
import { coinCode } from './coinCode.ts';

const memberRow = row(
  {
    code: ['code', text, 'unread'],
    nameEn: ['name', label],
    nameZh: ['nativename', text],
    /** 联合创始人 … */
    role: ['intro', text],
    words: ['description', text],
    logo: text,
  },
  placed,
);

const projectRow = row({
  team: rowsOf(memberRow),
  investors: ['agency', rowsOf(v.object({ name: label, logo: text }))],
  /** Parts of the initial distribution in %, which add up to 100; empty if unknown. */
  allocation: [
    'coinallot',
    rowsOf(row({ name: label, share: ['value', num], remark: ['rateRemark', text] })),
  ],
});

/** Team, investors and initial distribution of a coin. */
export type CoinProject = v.InferOutput<typeof projectRow>;

const { kinds, ...walletFacts } = walletFields;

const walletRow = row(
  {
    code: v.string(),
    ...placeFields,
    kinds,
    ...walletFacts,
    /** The chain on which the wallet holds this coin. */
    chain: ['maincoin', text],
  },
  placed,
);

/** A wallet that supports a coin. */
export type CoinWallet = v.InferOutput<typeof walletRow>;

export const coinProjectEndpoints = {
  coinProject: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/coin/team',
    params: v.object({ code: coinCode }),
    response: envelope(projectRow),
  }),
  coinWallets: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/coin/wallets',
    params: v.object({ code: coinCode }),
    /** Best rated first. */
    response: envelope(listOf(walletRow)),
  }),
} as const;
