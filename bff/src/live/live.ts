import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { lineOf } from '@coinmirror/shared/network/networks.ts';
import { WebSocketServer } from 'ws';
import { refuseConnection } from '../http/endConnection.ts';
import { type FailureKind, failures } from '../http/failure.ts';
import type { HostRule } from '../security/hosts.ts';
import { createBundler } from './frames.ts';
import { createHub } from './hub.ts';
import { createUpstreamSocket } from './upstreamSocket.ts';
import { createVisitor, PING_INTERVAL, type Visitor } from './visitor.ts';

export interface LiveOptions {
  readonly upstreamOrigin: string;
  readonly hosts: HostRule;
  readonly addressOf: (req: IncomingMessage) => string;
  readonly now: () => number;
  readonly onRefused: (req: IncomingMessage, kind: FailureKind, status: number) => void;
}

export interface Live {
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  visitors(): number;
  upstreamConnected(): boolean;
  /** Asks all visitors to reconnect, a few at a time; they reach another process or the next one. */
  drain(withinMs: number): void;
  close(): void;
}

const PATH = '/live';
/** A subscription to 500 channels fits; nothing else comes near. */
const LARGEST_MESSAGE = 64 * 1024;
const PER_ADDRESS = 40;
/** Half of the server's connections. */
const MOST_VISITORS = 4_000;
const RELEASE_DELAY = 10_000;
const SERVICE_RESTART = 1012;

/** The live endpoint: one upstream socket for this process, fanned out to all visitors. */
export function createLive(options: LiveOptions): Live {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  });
  const bundler = createBundler();
  const visitors = new Set<Visitor>();
  const perAddress = new Map<string, number>();
  let draining = false;

  const upstream = createUpstreamSocket({
    url: `${options.upstreamOrigin}${PATH}`,
    channels: () => hub.channels(),
    onPush: (push) => hub.receive(push),
  });
  const hub = createHub({
    releaseDelay: RELEASE_DELAY,
    subscribe(args) {
      upstream.wake();
      upstream.send({ op: 'subscribe', args });
    },
    unsubscribe: (args) => upstream.send({ op: 'unsubscribe', args }),
  });
  const heart = setInterval(() => {
    for (const visitor of visitors) visitor.beat();
  }, PING_INTERVAL).unref();

  function fault(req: IncomingMessage, url: URL | null, address: string): FailureKind | null {
    if (draining) return 'upstreamDown';
    if (req.method !== 'GET' || url === null) return 'badRequest';
    if (url.pathname !== PATH) return 'notFound';
    if (!options.hosts.serves(req.headers.host)) return 'wrongHost';
    const { origin } = req.headers;
    if (origin !== undefined && !options.hosts.trusts(origin)) return 'foreignSite';
    const crowded = (perAddress.get(address) ?? 0) >= PER_ADDRESS || visitors.size >= MOST_VISITORS;
    return crowded ? 'tooMany' : null;
  }

  function refuse(req: IncomingMessage, stream: Duplex, kind: FailureKind): void {
    options.onRefused(req, kind, failures[kind].status);
    refuseConnection(stream, kind);
  }
  // An invalid handshake: no key, or another version.
  server.on('wsClientError', (_error, stream, req) => refuse(req, stream, 'badRequest'));

  return {
    visitors: () => visitors.size,
    upstreamConnected: upstream.connected,
    upgrade(req, stream, head) {
      const url = URL.parse(req.url ?? '', 'http://live');
      // Of IPv6 a visitor has a whole network.
      const address = lineOf(options.addressOf(req));
      const kind = fault(req, url, address);
      if (kind !== null) {
        refuse(req, stream, kind);
        return;
      }
      server.handleUpgrade(req, stream, head, (socket) => {
        const takesBundles = url?.searchParams.get('encoding') === 'gzip';
        const visitor = createVisitor({
          socket,
          stream,
          bundle: takesBundles ? bundler : null,
          hub,
          now: options.now,
        });
        visitors.add(visitor);
        perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
        socket.once('close', () => {
          visitors.delete(visitor);
          const left = (perAddress.get(address) ?? 1) - 1;
          if (left > 0) perAddress.set(address, left);
          else perAddress.delete(address);
        });
      });
    },
    drain(withinMs) {
      draining = true;
      for (const visitor of visitors) {
        setTimeout(() => visitor.close(SERVICE_RESTART, 'restart'), Math.random() * withinMs).unref();
      }
    },
    close() {
      clearInterval(heart);
      upstream.close();
      for (const client of server.clients) client.terminate();
    },
  };
}
