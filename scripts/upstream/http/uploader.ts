import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readAddress } from '@coinmirror/shared/network/address.ts';
import { lineOf } from '@coinmirror/shared/network/networks.ts';

/**
 * Whom an upload is counted for: the line of the address sent by the gateway, or of the connection's own where that is
 * none, as a keyed one-way hash.
 */
export function createUploaderOf(secret: string) {
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const [named = ''] = String(headers['x-forwarded-for'] ?? '').split(',');
    const line = lineOf(readAddress(named)?.text ?? socket.remoteAddress ?? '');
    return createHmac('sha256', secret).update(`uploader ${line}`).digest('base64url');
  };
}
