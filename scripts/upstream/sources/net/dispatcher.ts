import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { isPublicAddress } from '../decode/publicAddress.ts';

/** Where calls go out. */
export interface Outgoing {
  /** For configured origins: any address, as the operator wrote it. */
  readonly configured: Dispatcher;
  /** For where an answer redirects to: public addresses alone, checked when the name is resolved. */
  readonly redirected: Dispatcher;
  close(): Promise<void>;
}

export interface OutgoingOptions {
  /** Address of a proxy for all calls; null: none. */
  readonly proxy: string | null;
  /** Hosts that are reached without it, comma-separated. */
  readonly noProxy: string;
}

/** ms until a connection stands. */
const CONNECT_TIMEOUT = 10_000;
/** Bytes of a message of a socket, unpacked; the tickers of a whole venue take some 300 KB. */
const LONGEST_MESSAGE = 4 << 20;
/** Idle connections are kept for the next poll. */
const KEEP_ALIVE = 30_000;

/** Makes the connections of the client. Through a proxy, names are resolved there: only written addresses are judged. */
export function createOutgoing({ proxy, noProxy }: OutgoingOptions): Outgoing {
  const common = {
    keepAliveTimeout: KEEP_ALIVE,
    connections: 8,
    pipelining: 1,
    webSocket: { maxPayloadSize: LONGEST_MESSAGE },
  };
  const direct = (lookup?: LookupFunction) =>
    new Agent({ ...common, connect: { timeout: CONNECT_TIMEOUT, ...(lookup && { lookup }) } });
  const configured =
    proxy === null
      ? direct()
      : new EnvHttpProxyAgent({ ...common, httpProxy: proxy, httpsProxy: proxy, noProxy });
  const redirected = proxy === null ? direct(publicLookup) : configured;
  return {
    configured,
    redirected,
    async close() {
      await Promise.all([...new Set<Dispatcher>([configured, redirected])].map((each) => each.close()));
    },
  };
}

/** Resolves a name, and fails with EPRIVATE where it leads to an inner address. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, options, (error, address, family) => {
    if (error) return callback(error, address, family);
    const found = Array.isArray(address) ? address : [{ address, family }];
    if (found.every((each) => isPublicAddress(each.address))) return callback(null, address, family);
    callback(
      Object.assign(new Error(`${hostname} leads to an inner address`), { code: 'EPRIVATE' }),
      address,
    );
  });
};
