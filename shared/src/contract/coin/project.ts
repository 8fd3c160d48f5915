import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { toWallet, walletEntries } from '../wallets.ts';
import { envelope, label, text } from '../wire.ts';
import { num } from '../wireNumber.ts';
import { listOf, rowsOf } from '../wireRows.ts';
import { coinCode } from './coinCode.ts';

const memberWire = v.pipe(
  v.object({ code: text, name: label, nativename: text, intro: text, description: text, logo: text }),
  v.transform((wire) => ({
    name: wire.nativename || wire.name,
    nameEn: wire.name,
    /** 联合创始人 … */
    role: wire.intro,
    words: wire.description,
    logo: wire.logo,
  })),
);

const projectWire = v.pipe(
  v.object({
    team: rowsOf(memberWire),
    agency: rowsOf(v.object({ name: label, logo: text })),
    coinallot: rowsOf(v.object({ name: label, value: num, rateRemark: text })),
  }),
  v.transform((wire) => ({
    team: wire.team,
    investors: wire.agency,
    /** Parts of the initial distribution in %, which add up to 100; empty if unknown. */
    allocation: wire.coinallot.map((part) => ({
      name: part.name,
      share: part.value,
      remark: part.rateRemark,
    })),
  })),
);

/** Team, investors and initial distribution of a coin. */
export type CoinProject = v.InferOutput<typeof projectWire>;

const walletWire = v.pipe(
  v.object({ ...walletEntries, maincoin: text }),
  v.transform((wire) => ({
    ...toWallet(wire),
    /** The chain on which the wallet holds this coin. */
    chain: wire.maincoin,
  })),
);

/** A wallet that supports a coin. */
export type CoinWallet = v.InferOutput<typeof walletWire>;

export const coinProjectEndpoints = {
  coinProject: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/coin/team',
    params: v.object({ code: coinCode }),
    response: envelope(projectWire),
  }),
  coinWallets: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/coin/wallets',
    params: v.object({ code: coinCode }),
    /** Best rated first. */
    response: envelope(listOf(walletWire)),
  }),
} as const;
