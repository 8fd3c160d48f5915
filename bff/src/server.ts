import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { endConnection, refuseConnection } from './http/endConnection.ts';
import { type FailureKind, sendFailure } from './http/failure.ts';
import { inFlightOn } from './http/inFlight.ts';
import { newRequestId } from './http/requestId.ts';
import { isUnparsedPerson } from './http/unparsedPerson.ts';

/** Bytes of a request's head: cookies and a long address fit. */
const LARGEST_HEAD = 16 * 1024;
/** A slower request head or body is treated as an attack that holds connections, ms. */
const HEAD_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;
const CHECK_INTERVAL = 2_000;
/** Longer than nginx keeps an idle connection, so that nginx closes it first and loses no request, ms. */
const KEEP_ALIVE = 75_000;
/** A connection without a byte in either direction for this long during an answer has lost its visitor, ms. */
const SILENCE = 60_000;
/** Open connections, live visitors included: as many as the image's heap of 80 MB holds. */
const MOST_CONNECTIONS = 8_000;
const MOST_HEADERS = 100;
/** Pipelined requests of one connection. Browsers and proxies send none; each keeps its answer in memory. */
const MOST_AHEAD = 4;

/** Time limits of a connection and how often they are checked, ms. */
interface Patience {
  readonly head?: number;
  readonly silence?: number;
  readonly checkEvery?: number;
}

/** The HTTP server with its limits. It answers what cannot be parsed as HTTP with the same envelope. */
export function createGatewayServer(
  application: RequestListener,
  onUnreadable: (kind: FailureKind, requestId: string) => void,
  { head = HEAD_TIMEOUT, silence = SILENCE, checkEvery = CHECK_INTERVAL }: Patience = {},
): HttpServer {
  const listener = inTurn(application, () => onUnreadable('tooMany', newRequestId()));
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
      // The guard refuses a request without a Host header, with the gateway's envelope.
      requireHostHeader: false,
      // Two Host headers are joined by a comma, which the host rule refuses.
      joinDuplicateHeaders: true,
      // Any other upgrade (curl offers h2c) may be ignored, and the request answered as it is.
      shouldUpgradeCallback: (req) => req.headers.upgrade?.toLowerCase() === 'websocket',
    },
    listener,
  );
  // An Expect header other than "100-continue" changes nothing in the answer.
  server.on('checkExpectation', listener);
  // CONNECT asks for a tunnel, and this server is no proxy.
  server.on('connect', (_req, socket) => refuse(socket, 'methodNotAllowed'));
  server.timeout = silence;
  server.maxConnections = MOST_CONNECTIONS;
  server.maxHeadersCount = MOST_HEADERS;
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const kind = unreadableKind(error.code);
    const waiting = inFlightOn(socket);
    if (waiting === null) {
      refuse(socket, kind, kind === 'headersTooLarge' && isUnparsedPerson(error.rawPacket));
      return;
    }
    waiting.shouldKeepAlive = false;
    sendFailure(waiting, kind);
    // The request was refused and logged before; only the rest of its body was broken.
    if (waiting.writableEnded) endConnection(socket);
  });
  return server;

  function refuse(socket: Duplex, kind: FailureKind, asPage = false): void {
    const id = newRequestId();
    onUnreadable(kind, id);
    refuseConnection(socket, kind, id, asPage);
  }
}

/** Cuts a connection with too many pipelined requests, since each keeps its answer in memory until it is read. */
function inTurn(application: RequestListener, onCut: () => void): RequestListener {
  const ahead = new WeakMap<Duplex, number>();
  return (req, res) => {
    // A response without a socket waits until the one before it is sent.
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
