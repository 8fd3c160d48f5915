import { createHmac } from 'node:crypto';
import { networksOf } from '@coinmirror/shared/network/networks.ts';
import { type RequestHead, visitorAddressOf } from './visitorAddress.ts';

/** Characters of a hash: 96 bits, so that no two networks share one. */
const LENGTH = 16;

/**
 * Whom an upload is counted for: the networks of the visitor's address, the widest first, as keyed one-way hashes with
 * points between them.
 */
export function createUploaderOf(secret: string) {
  const hidden = (network: string) =>
    createHmac('sha256', secret).update(`uploader ${network}`).digest('base64url').slice(0, LENGTH);
  return (request: RequestHead): string => {
    const { line, site, region } = networksOf(visitorAddressOf(request));
    return [region, site, line].map(hidden).join('.');
  };
}
