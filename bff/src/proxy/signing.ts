import { createHash, randomBytes } from 'node:crypto';
import {
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

/** Turns the parameters of a community call into its signed query. */
export type Signer = (params: URLSearchParams) => URLSearchParams;

export function createSigner(
  { clientId, secret, hash }: SigningOptions,
  now: () => number = Date.now,
): Signer {
  return (params) =>
    signQuery(params, {
      clientId,
      secret,
      now: now(),
      nonce: communityNonce(now(), randomBytes(9).toString('hex')),
      hash: (text) => createHash(hash).update(text, 'utf8').digest('hex'),
    });
}
