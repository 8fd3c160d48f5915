import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { refuseConnection } from '../http/endConnection.ts';
import { type FailureKind, failures } from '../http/failure.ts';
import { requestIdOf } from '../http/requestId.ts';
import type { HostRule } from '../security/hosts.ts';
import { createQuotas } from '../security/quotas.ts';
import { createHub } from './hub.ts';
import { PLACES } from './places.ts';
import { createBundler } from './pushMessages.ts';
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
  const places = createQuotas(PLACES);
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
    for (const visitor of visitors) visitor.heartbeat();
  }, PING_INTERVAL).unref();

  function fault(req: IncomingMessage, url: URL | null): FailureKind | null {
    if (draining) return 'upstreamDown';
    if (req.method !== 'GET' || url === null) return 'badRequest';
    if (url.pathname !== PATH) return 'notFound';
    if (!options.hosts.serves(req.headers.host)) return 'wrongHost';
    const { origin } = req.headers;
    return origin !== undefined && !options.hosts.trusts(origin) ? 'foreignSite' : null;
  }

  function refuse(req: IncomingMessage, stream: Duplex, kind: FailureKind): void {
    options.onRefused(req, kind, failures[kind].status);
    refuseConnection(stream, kind, requestIdOf(req));
  }
  // An invalid handshake: no key, or another version.
  server.on('wsClientError', (_error, stream, req) => refuse(req, stream, 'badRequest'));

  return {
    visitors: () => visitors.size,
    upstreamConnected: upstream.connected,
    upgrade(req, stream, head) {
      const url = URL.parse(req.url ?? '', 'http://live');
      const kind = fault(req, url);
      const leave = kind === null ? places.take(options.addressOf(req)) : null;
      if (leave === null) {
        refuse(req, stream, kind ?? 'tooMany');
        return;
      }
      // Also of a handshake that is none, or breaks off.
      stream.once('close', leave);
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
        socket.once('close', () => visitors.delete(visitor));
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
