import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddress, { compile } from 'proxy-addr';

/** A number of proxies in front of us, or their addresses and networks; 0 for none. */
export type TrustedProxies = number | readonly string[];

export type TrustRule = (address: string, hop: number) => boolean;

/** Express's own reading of `trust proxy`, for what never passes through Express. */
export function createTrustRule(proxies: TrustedProxies): TrustRule {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : compile([...proxies]);
}

/** The visitor's address: the last one that no trusted proxy vouches for; who stands before us where that is none. */
export function createAddressOf(trusts: TrustRule): (req: IncomingMessage) => string {
  return (req) => {
    const address = proxyAddress(req, trusts);
    return isIP(address) === 0 ? (req.socket.remoteAddress ?? '') : address;
  };
}
