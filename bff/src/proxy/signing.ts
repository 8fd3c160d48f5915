import { createHash, randomBytes } from 'node:crypto';
import {
  bodyPairs,
  communityNonce,
  type SignatureHash,
  signQuery,
} from '@coinmirror/shared/signing/communitySignature.ts';

export interface SigningOptions {
  readonly clientId: string;
  /** Known to the gateway and the upstream alone. */
  readonly secret: string;
  readonly hash: SignatureHash;
}

/** Turns the parameters of a community call into its signed query; `body` are the fields that are signed with it. */
export type Signer = (params: URLSearchParams, body?: Readonly<Record<string, unknown>>) => URLSearchParams;

export function createSigner(
  { clientId, secret, hash }: SigningOptions,
  now: () => number = Date.now,
): Signer {
  return (params, body = {}) => {
    const context = {
      clientId,
      secret,
      now: now(),
      nonce: communityNonce(now(), randomBytes(9).toString('hex')),
      hash: (text: string) => createHash(hash).update(text, 'utf8').digest('hex'),
    };
    return new URLSearchParams(signQuery(params, context, bodyPairs(body)));
  };
}
