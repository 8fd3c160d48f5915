import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import type { Sources } from '../../ports/sources.ts';
import { createChannels } from './channels.ts';
import { serveConnection } from './connection.ts';
import { createHub } from './hub.ts';

const PATH = '/live';
const PING_INTERVAL = 10_000;
const LONGEST_MESSAGE = 128 * 1024;

/**
 * Serves the live socket at /live (`?encoding=gzip` for compressed frames) on a server; returns a function that stops
 * it.
 */
export function attachLive(server: Server, sources: Sources, pingInterval = PING_INTERVAL): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
  });
  const hub = createHub(createChannels(sources));

  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://upstream');
    if (url.pathname !== PATH) return void socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    sockets.handleUpgrade(request, socket, head, (connection) => {
      serveConnection(connection, hub, { gzip: url.searchParams.get('encoding') === 'gzip', pingInterval });
    });
  });

  return () => {
    for (const connection of sockets.clients) connection.close(1001, 'going away');
    sockets.close();
    hub.close();
  };
}
