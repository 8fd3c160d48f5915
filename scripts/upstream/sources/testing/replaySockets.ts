import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';

/** How a replayed socket misbehaves, until it is told to stop. */
export type SocketFault =
  /** Every connection is cut within a second. */
  | { readonly kind: 'cut' }
  /** Says nothing, and stays open. */
  | { readonly kind: 'silent' }
  /** Tells prices times a factor. */
  | { readonly kind: 'lying'; readonly factor: number }
  /** Sends half a message beside each. */
  | { readonly kind: 'malformed' }
  /** Refuses connections with a status, as of a region. */
  | { readonly kind: 'refused'; readonly status: number };

/** What a connection was asked for, and how it is reported. */
export interface SocketClient {
  readonly asked: ReadonlySet<string>;
  /** What prices are multiplied by. */
  readonly factor: number;
  send(message: string | object): void;
}

/** A path of a replayed socket. */
export interface ReplayedSocket {
  /** Reads a message of a client: what it asks for, and the answer. */
  read(text: string): { readonly asked: readonly string[]; readonly answer: string | object | null };
  /** Tells a client what has happened within the last second. */
  notify(client: SocketClient): Promise<void>;
  close?(): void;
}

export interface ReplaySockets {
  misbehave(fault: SocketFault | null): void;
  close(): void;
}

const SECOND = 1_000;
const HALF = '{"arg":{"channel":';

/** Serves sockets by path at a server of this machine, a message a second, and misbehaves on command. */
export function serveReplaySockets(
  server: Server,
  sockets: Readonly<Record<string, ReplayedSocket>>,
): ReplaySockets {
  const upgrades = new WebSocketServer({ noServer: true });
  let fault: SocketFault | null = null;

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const replayed = sockets[request.url ?? ''];
    // Whoever asks may be killed meanwhile: of a refused one nobody else hears.
    stream.on('error', () => stream.destroy());
    if (fault?.kind === 'refused' || replayed === undefined) {
      const status = fault?.kind === 'refused' ? fault.status : 404;
      return void stream.end(`HTTP/1.1 ${status} Refused\r\nContent-Length: 0\r\n\r\n`);
    }
    upgrades.handleUpgrade(request, stream, head, (socket) => converse(socket, replayed));
  });

  function converse(socket: WebSocket, replayed: ReplayedSocket): void {
    const asked = new Set<string>();
    const send = (message: string | object) => {
      if (socket.readyState !== socket.OPEN || fault?.kind === 'silent') return;
      const text = typeof message === 'string' ? message : JSON.stringify(message);
      if (fault?.kind === 'malformed') socket.send(HALF);
      socket.send(text);
    };
    socket.on('message', (data) => {
      try {
        const { asked: more, answer } = replayed.read(String(data));
        for (const name of more) asked.add(name);
        if (answer !== null) send(answer);
      } catch {
        socket.close(1008, 'not as documented');
      }
    });
    socket.on('error', () => socket.terminate());
    const seconds = setInterval(() => {
      if (fault?.kind === 'cut') return socket.terminate();
      const factor = fault?.kind === 'lying' ? fault.factor : 1;
      replayed.notify({ asked, factor, send }).catch(() => socket.terminate());
    }, SECOND).unref();
    socket.on('close', () => clearInterval(seconds));
  }

  return {
    misbehave(next) {
      fault = next;
      if (next?.kind === 'refused') for (const client of upgrades.clients) client.terminate();
    },
    close() {
      for (const client of upgrades.clients) client.terminate();
      upgrades.close();
      for (const replayed of Object.values(sockets)) replayed.close?.();
    },
  };
}
