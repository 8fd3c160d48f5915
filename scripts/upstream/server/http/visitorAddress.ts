import type { IncomingMessage } from 'node:http';
import { readAddress } from '@coinmirror/shared/network/address.ts';

/** The head of a request, and the connection that it came by. */
export type RequestHead = Pick<IncomingMessage, 'headers' | 'socket'>;

/** The visitor's address as the gateway tells it; the connection's own where that is none. */
export function visitorAddressOf({ headers, socket }: RequestHead): string {
  const [named = ''] = String(headers['x-forwarded-for'] ?? '').split(',');
  return readAddress(named)?.text ?? socket.remoteAddress ?? '';
}
