import type { IncomingMessage } from 'node:http';
import { readAddress } from '@coinmirror/shared/network/address.ts';
import { compile } from 'proxy-addr';

/** A number of proxies in front of us, or their addresses and networks; 0 for none. */
export type TrustedProxies = number | readonly string[];

/** Is the sender at this distance (0: who holds the connection) one of our proxies? */
export type TrustRule = (address: string, distance: number) => boolean;

export function createTrustRule(proxies: TrustedProxies): TrustRule {
  return typeof proxies === 'number' ? (_address, distance) => distance < proxies : compile([...proxies]);
}

/**
 * The visitor's address in its one spelling: the nearest one that is no trusted proxy. Each hop is read before it is
 * judged, since proxies write ports, brackets and IPv4 as IPv6. What is no address ends the way: whoever sent it is the
 * visitor then, so nobody is counted under a word of his own.
 */
export function createAddressOf(trusts: TrustRule): (req: IncomingMessage) => string {
  return ({ socket, headers }) => {
    let nearest = readAddress(socket.remoteAddress)?.text ?? '';
    for (const [distance, hop] of hopsOf(headers['x-forwarded-for']).entries()) {
      if (!trusts(nearest, distance)) break;
      const address = readAddress(hop);
      if (address === null) break;
      nearest = address.text;
    }
    return nearest;
  };
}

/** Senders as the proxies have noted them, the nearest first. */
function hopsOf(header: string | readonly string[] | undefined): readonly string[] {
  if (header === undefined) return [];
  return String(header).split(',').reverse();
}
