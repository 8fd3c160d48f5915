import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddress, { compile } from 'proxy-addr';

/** A number of proxies in front of us, or their addresses and networks; 0 for none. */
export type TrustedProxies = number | readonly string[];

export type TrustRule = (address: string, distance: number) => boolean;

/** What Express means by `trust proxy`, for requests that do not pass through Express. */
export function createTrustRule(proxies: TrustedProxies): TrustRule {
  return typeof proxies === 'number' ? (_address, distance) => distance < proxies : compile([...proxies]);
}

/** The visitor's address: the nearest one that is no trusted proxy; the peer's where that is not an address. */
export function createAddressOf(trusts: TrustRule): (req: IncomingMessage) => string {
  return (req) => {
    const address = proxyAddress(req, trusts);
    return isIP(address) === 0 ? (req.socket.remoteAddress ?? '') : address;
  };
}
