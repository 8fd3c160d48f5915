import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { compile } from 'proxy-addr';

/** A number of proxies in front of us, or their addresses and networks; 0 for none. */
export type TrustedProxies = number | readonly string[];

export type TrustRule = (address: string, hop: number) => boolean;

/** Express's own reading of `trust proxy`, for what never passes through Express. */
export function createTrustRule(proxies: TrustedProxies): TrustRule {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const inList = compile([...proxies]);
  return (address, hop) => inList(address, hop);
}

/** The visitor's address: the last one that no trusted proxy vouches for. */
export function createAddressOf(trusts: TrustRule): (req: IncomingMessage) => string {
  return (req) => {
    const forwarded = req.headers['x-forwarded-for'];
    const socket = req.socket.remoteAddress ?? '';
    if (typeof forwarded !== 'string') return socket;
    const chain = [
      socket,
      ...forwarded
        .split(',')
        .map((part) => part.trim())
        .reverse(),
    ];
    for (const [hop, address] of chain.entries()) {
      if (isIP(address) === 0) return chain[Math.max(0, hop - 1)] ?? socket;
      if (!trusts(address, hop)) return address;
    }
    return chain.at(-1) ?? socket;
  };
}
