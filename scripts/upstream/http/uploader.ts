import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readAddress } from '@coinmirror/shared/network/address.ts';
import { networksOf } from '@coinmirror/shared/network/networks.ts';

/** Characters of a hash: 96 bits, so that no two networks share one. */
const LENGTH = 16;

/**
 * Whom an upload is counted for: the networks of the address sent by the gateway, or of the connection's own where that
 * is none, the widest first, as keyed one-way hashes with points between them.
 */
export function createUploaderOf(secret: string) {
  const hidden = (network: string) =>
    createHmac('sha256', secret).update(`uploader ${network}`).digest('base64url').slice(0, LENGTH);
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const [named = ''] = String(headers['x-forwarded-for'] ?? '').split(',');
    const { line, site, region } = networksOf(readAddress(named)?.text ?? socket.remoteAddress ?? '');
    return [region, site, line].map(hidden).join('.');
  };
}
