import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { riskEntries } from './riskParts.ts';
import { toWallet, walletEntries } from './wallets.ts';
import { envelope, flag, text } from './wire.ts';
import { maybeRank } from './wireNumber.ts';
import { maybeTime } from './wireTime.ts';

const signingKey = v.nullable(v.object({ owner: v.string(), fingerprint: v.string() }));

const walletInfoWire = v.pipe(
  v.object({
    ...walletEntries,
    ...riskEntries,
    rank: maybeRank,
    desc: text,
    country_zh: text,
    online_time: maybeTime,
    chainlist: v.array(v.string()),
    hardware: flag,
    multisig: flag,
    mpc: flag,
    coinjoin: flag,
    chromeid: text,
    androidid: text,
    signkey: signingKey,
    exchangecode: text,
    softid: text,
  }),
  v.transform((wire) => ({
    ...toWallet(wire),
    rank: wire.rank,
    description: wire.desc,
    country: wire.country_zh,
    foundedAt: wire.online_time,
    /** The best known ones it supports. */
    chains: wire.chainlist,
    /** False means "not known to". */
    signsWithDevice: wire.hardware,
    hasMultisig: wire.multisig,
    splitsKeys: wire.mpc,
    mixesCoins: wire.coinjoin,
    /** Its id in the Chrome Web Store, and its Android package name; '' if there is none or it is not verified. */
    chromeId: wire.chromeid,
    androidId: wire.androidid,
    /** The key that signs its downloads; null if not verified. */
    signingKey: wire.signkey,
    /** Its exchange if it is an exchange's account, '' for others. */
    exchangeCode: wire.exchangecode,
    /** Id of its program on the download pages; '' if it has none. */
    softwareId: wire.softid,
    risks: wire.risks,
    risk: wire.risk_level,
  })),
);

/** A wallet's details; only verified facts. */
export type WalletDetail = v.InferOutput<typeof walletInfoWire>;

export const walletInfoEndpoints = {
  walletInfo: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/wallet/info',
    params: v.object({ id: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)) }),
    response: envelope(walletInfoWire),
  }),
} as const;
