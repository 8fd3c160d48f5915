import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import { Server as NetServer } from 'node:net';
import { type FailureKind, sendFailure } from './http/failure.ts';
import { inFlightOn } from './http/inFlight.ts';
import { refuseUpgrade } from './live/refuseUpgrade.ts';

/** Room for cookies and a long address; more is an attack. */
const LARGEST_HEAD = 16 * 1024;
/** Who needs longer for a request's head or body holds a connection to keep it busy, ms. */
const HEAD_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;
const CHECK_INTERVAL = 2_000;
/** Longer than nginx keeps its own side, so that a connection is never closed under a request. */
const KEEP_ALIVE = 75_000;
const MOST_CONNECTIONS = 20_000;
const MOST_HEADERS = 100;

/** The HTTP server with its limits. What cannot even be read as HTTP is answered here, with the same envelope. */
export function createGateServer(
  listener: RequestListener,
  onUnreadable: (kind: FailureKind) => void,
): HttpServer {
  const server = createServer(
    {
      maxHeaderSize: LARGEST_HEAD,
      headersTimeout: HEAD_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      connectionsCheckingInterval: CHECK_INTERVAL,
      keepAliveTimeout: KEEP_ALIVE,
      noDelay: true,
      insecureHTTPParser: false,
      // A request without one is refused with the others, in our own words.
      requireHostHeader: false,
    },
    listener,
  );
  server.maxConnections = MOST_CONNECTIONS;
  server.maxHeadersCount = MOST_HEADERS;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const kind = unreadableKind(error.code);
    const waiting = inFlightOn(socket);
    if (waiting) {
      waiting.shouldKeepAlive = false;
      sendFailure(waiting, kind);
      return;
    }
    onUnreadable(kind);
    refuseUpgrade(socket, kind);
  });
  return server;
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
