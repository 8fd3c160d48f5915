import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { endConnection, refuseConnection } from './http/endConnection.ts';
import { type FailureKind, sendFailure } from './http/failure.ts';
import { inFlightOn } from './http/inFlight.ts';

/** Room for cookies and a long address; more is an attack. */
const LARGEST_HEAD = 16 * 1024;
/** Who needs longer for a request's head or body holds a connection to keep it busy, ms. */
const HEAD_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;
const CHECK_INTERVAL = 2_000;
/** Longer than nginx keeps its own side, so that a connection is never closed under a request. */
const KEEP_ALIVE = 75_000;
/** A connection on which nothing moves, in or out, while an answer is due or on its way: its visitor is gone, ms. */
const SILENCE = 60_000;
/** Live visitors among them: what the image's heap of 80 MB holds. */
const MOST_CONNECTIONS = 8_000;
const MOST_HEADERS = 100;
/** Requests sent ahead of their answers. Browsers and proxies send none; each would wait with its answer to be read. */
const MOST_AHEAD = 4;

/** How long a visitor may keep a connection waiting, and how often that is looked at, ms. */
interface Patience {
  readonly head?: number;
  readonly silence?: number;
  readonly checkEvery?: number;
}

/** The HTTP server with its limits. What cannot even be read as HTTP is answered here, with the same envelope. */
export function createGatewayServer(
  application: RequestListener,
  onUnreadable: (kind: FailureKind) => void,
  { head = HEAD_TIMEOUT, silence = SILENCE, checkEvery = CHECK_INTERVAL }: Patience = {},
): HttpServer {
  const listener = inTurn(application, () => onUnreadable('tooMany'));
  const server = createServer(
    {
      maxHeaderSize: LARGEST_HEAD,
      headersTimeout: head,
      requestTimeout: REQUEST_TIMEOUT,
      connectionsCheckingInterval: checkEvery,
      keepAliveTimeout: KEEP_ALIVE,
      noDelay: true,
      insecureHTTPParser: false,
      // A request without a body needs no stream for it: a tenth of what a kept page costs.
      optimizeEmptyRequests: true,
      // A request without one is refused with the others, in our own words.
      requireHostHeader: false,
      // A header sent twice is seen twice: two hosts are no host of ours.
      joinDuplicateHeaders: true,
      // Any other upgrade (curl offers h2c) may be ignored, and the request answered as it is.
      shouldUpgradeCallback: (req) => req.headers.upgrade?.toLowerCase() === 'websocket',
    },
    listener,
  );
  // What a request expects of us beyond "100-continue" changes nothing in its answer.
  server.on('checkExpectation', listener);
  // A tunnel is asked of proxies, which we are not.
  server.on('connect', (_req, socket) => refuse(socket, 'methodNotAllowed'));
  server.timeout = silence;
  server.maxConnections = MOST_CONNECTIONS;
  server.maxHeadersCount = MOST_HEADERS;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const kind = unreadableKind(error.code);
    const waiting = inFlightOn(socket);
    if (waiting === null) {
      refuse(socket, kind);
      return;
    }
    waiting.shouldKeepAlive = false;
    sendFailure(waiting, kind);
    // Refused already, with its line, when the rest of its body broke off.
    if (waiting.writableEnded) endConnection(socket);
  });
  return server;

  function refuse(socket: Duplex, kind: FailureKind): void {
    onUnreadable(kind);
    refuseConnection(socket, kind);
  }
}

/** Cuts the connection of whoever sends requests ahead without end: each would wait here, with its answer, to be read. */
function inTurn(application: RequestListener, onCut: () => void): RequestListener {
  const ahead = new WeakMap<Duplex, number>();
  return (req, res) => {
    // An answer without a socket waits for an earlier one's last byte.
    if (res.socket === null) {
      const { socket } = req;
      if (socket.destroyed) return;
      const waiting = (ahead.get(socket) ?? 0) + 1;
      if (waiting > MOST_AHEAD) {
        socket.destroy();
        onCut();
        return;
      }
      ahead.set(socket, waiting);
      res.once('close', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
    }
    application(req, res);
  };
}

function unreadableKind(code: string | undefined): FailureKind {
  if (code === 'HPE_HEADER_OVERFLOW') return 'headersTooLarge';
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'requestTimeout';
  return 'badRequest';
}

/**
 * Stops taking connections and leaves the open ones alone: Server.close() of HTTP would cut idle ones at once,
 * under a request that the proxy in front may be sending at that moment.
 */
export function stopListening(server: HttpServer): void {
  NetServer.prototype.close.call(server);
}
