import { createHash, randomBytes } from 'node:crypto';
import {
  bodyPairs,
  communityNonce,
  type NonceForm,
  type SignatureHash,
  signQuery,
} from '@coinmirror/shared/signing/communitySignature.ts';

export interface SigningOptions {
  readonly clientId: string;
  /** Known to the gateway and the upstream alone. */
  readonly secret: string;
  readonly hash: SignatureHash;
  readonly nonce: NonceForm;
}

/** Turns the parameters of a community call into its signed query; `body` are the fields that are signed with it. */
export type Signer = (params: URLSearchParams, body?: Readonly<Record<string, unknown>>) => URLSearchParams;

/** Clock and randomness of a signature; tests fix them. */
export interface SigningMoment {
  readonly now: () => number;
  /** New in every call. */
  readonly random: () => string;
}

const newRandom = () => randomBytes(9).toString('hex');

export function createSigner(
  { clientId, secret, hash, nonce }: SigningOptions,
  { now = Date.now, random = newRandom }: Partial<SigningMoment> = {},
): Signer {
  return (params, body = {}) => {
    const context = {
      clientId,
      secret,
      now: now(),
      nonce: communityNonce(now(), random(), nonce),
      hash: (text: string) => createHash(hash).update(text, 'utf8').digest('hex'),
    };
    return new URLSearchParams(signQuery(params, context, bodyPairs(body)));
  };
}
