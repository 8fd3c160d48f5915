import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { row } from './fields.ts';
import { placed, placeFields } from './placeParts.ts';
import { riskFields } from './riskParts.ts';
import { walletFields } from './wallets.ts';
import { envelope, flag, text } from './wire.ts';
import { maybeRank } from './wireNumber.ts';
import { maybeTime } from './wireTime.ts';

const signingKey = v.nullable(v.object({ owner: v.string(), fingerprint: v.string() }));

const walletInfoRow = row(
  {
    code: v.string(),
    ...placeFields,
    rank: maybeRank,
    ...walletFields,
    description: ['desc', text],
    country: ['country_zh', text],
    foundedAt: ['online_time', maybeTime],
    /** The best known ones it supports. */
    chains: ['chainlist', v.array(v.string())],
    /** False means "not known to". */
    signsWithDevice: ['hardware', flag],
    hasMultisig: ['multisig', flag],
    splitsKeys: ['mpc', flag],
    mixesCoins: ['coinjoin', flag],
    /** Its id in the Chrome Web Store, and its Android package name; '' if there is none or it is not verified. */
    chromeId: ['chromeid', text],
    androidId: ['androidid', text],
    /** The key that signs its downloads; null if not verified. */
    signingKey: ['signkey', signingKey],
    /** Its exchange if it is an exchange's account, '' for others. */
    exchangeCode: ['exchangecode', text],
    /** Id of its program on the download pages; '' if it has none. */
    softwareId: ['softid', text],
    ...riskFields,
  },
  placed,
);

/** A wallet's details; only verified facts. */
export type WalletDetail = v.InferOutput<typeof walletInfoRow>;

export const walletInfoEndpoints = {
  walletInfo: defineEndpoint({
    policy: 600,
    method: 'GET',
    host: 'api',
    path: '/api/v3/wallet/info',
    params: v.object({ id: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)) }),
    response: envelope(walletInfoRow),
  }),
} as const;
