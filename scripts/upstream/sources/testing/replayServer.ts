import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import {
  type ReplayedSocket,
  type ReplaySockets,
  type SocketFault,
  serveReplaySockets,
} from './replaySockets.ts';

/** An answer of another kind of content, or of another status, than JSON of 200. */
export class WireAnswer {
  readonly text: string;
  readonly type: string;
  readonly status: number;

  constructor(text: string, { type = 'application/json', status = 200 } = {}) {
    this.text = text;
    this.type = type;
    this.status = status;
  }
}

/** An object is written as JSON, a text stands as it is; undefined: 404. */
type Body = string | object | WireAnswer | undefined;

/** What a replayed source answers to one path. `parts`: what the groups of a pattern have caught, decoded. */
export type Replayed =
  | string
  | object
  | ((
      url: URL,
      posted: string,
      parts: readonly string[],
      headers: IncomingHttpHeaders,
    ) => Body | Promise<Body>);

/** How a replayed source misbehaves, until it is told to stop. */
export type Fault =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Answers after some ms. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** Breaks off in the middle of the body. */
  | { readonly kind: 'cut' }
  /** Never answers. */
  | { readonly kind: 'silent' }
  /** Sends this many bytes of an array of zeros, packed where the client takes it. */
  | { readonly kind: 'huge'; readonly bytes: number; readonly packed: boolean }
  /** Its Date header is off by some ms. */
  | { readonly kind: 'clock'; readonly skew: number };

export interface ReplayServer {
  readonly origin: string;
  /** Paths with their queries, in the order in which they were asked. */
  readonly asked: readonly string[];
  /** What it answers to a path from now on, or to all paths of a pattern; a path goes before patterns. */
  answer(path: string | RegExp, replayed: Replayed): void;
  /** Changes its JSON answers to a path from now on: it lies in good form. */
  alter(path: string, change: (answer: unknown) => object): void;
  /** Answers as before all changes. */
  restore(): void;
  /** Misbehaves on all paths from now on; null: no more. A status refuses sockets too. */
  misbehave(fault: Fault | null): void;
  /** Serves sockets by path. */
  serveSockets(sockets: Readonly<Record<string, ReplayedSocket>>): void;
  /** Its sockets misbehave from now on; null: no more. */
  misbehaveSockets(fault: SocketFault | null): void;
  close(): Promise<void>;
}

/** ms. */
const KEEP_ALIVE = 120_000;

/** A source on this machine: serves what it is given with ETag, gzip and Date, and misbehaves on command. */
export async function startReplayServer(
  routes: Readonly<Record<string, Replayed>> = {},
  now: () => number = Date.now,
): Promise<ReplayServer> {
  const answers = new Map(Object.entries(routes));
  const patterns: [RegExp, Replayed][] = [];
  const asked: string[] = [];
  const changes = new Map<string, (answer: unknown) => object>();
  let fault: Fault | null = null;
  let sockets: ReplaySockets | null = null;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://replay');
    asked.push(`${url.pathname}${url.search}`);
    const skew = fault?.kind === 'clock' ? fault.skew : 0;
    response.setHeader('date', new Date(now() + skew).toUTCString());
    void (async () => {
      const posted = await bodyOf(request);
      if (fault?.kind === 'slow')
        await new Promise((done) => setTimeout(done, fault?.kind === 'slow' ? fault.ms : 0));
      if (fault && misbehaves(fault, response)) return;
      const [replayed, parts] = found(url.pathname);
      const body =
        typeof replayed === 'function' ? await replayed(url, posted, parts, request.headers) : replayed;
      const change = changes.get(url.pathname);
      send(request, response, change && body ? change(JSON.parse(written(body).text)) : body);
    })().catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });

  function found(path: string): readonly [Replayed | undefined, readonly string[]] {
    const exact = answers.get(path);
    if (exact !== undefined) return [exact, []];
    for (const [pattern, replayed] of patterns) {
      const match = pattern.exec(path);
      if (match) return [replayed, match.slice(1).map((part = '') => decodeURIComponent(part))];
    }
    return [undefined, []];
  }

  // Longer than clients keep an idle connection: else a busy thread would cut those that are about to be used.
  server.keepAliveTimeout = KEEP_ALIVE;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    answer: (path, replayed) => {
      if (typeof path === 'string') answers.set(path, replayed);
      else patterns.push([path, replayed]);
    },
    alter: (path, change) => void changes.set(path, change),
    restore: () => changes.clear(),
    misbehave: (next) => {
      fault = next;
      sockets?.misbehave(next?.kind === 'status' ? { kind: 'refused', status: next.status } : null);
    },
    serveSockets: (served) => {
      sockets = serveReplaySockets(server, served);
    },
    misbehaveSockets: (next) => sockets?.misbehave(next),
    close: () =>
      new Promise((done) => {
        sockets?.close();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Whether the fault has taken the answer over. */
function misbehaves(fault: Fault, response: ServerResponse): boolean {
  switch (fault.kind) {
    case 'status':
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      response.end(fault.body ?? '');
      return true;
    case 'silent':
      return true;
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"half":');
      setImmediate(() => response.destroy());
      return true;
    case 'huge':
      sendHuge(response, fault);
      return true;
    default:
      return false;
  }
}

function sendHuge(response: ServerResponse, { bytes, packed }: { bytes: number; packed: boolean }): void {
  const body = Buffer.alloc(bytes, '0');
  response.writeHead(200, {
    'content-type': 'application/json',
    ...(packed && { 'content-encoding': 'gzip' }),
  });
  response.end(packed ? gzipSync(body) : body);
}

function send(request: IncomingMessage, response: ServerResponse, body: Body): void {
  if (body === undefined) {
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end('{"error":"not replayed"}');
    return;
  }
  const { text, type, status } = written(body);
  if (status !== 200) {
    response.writeHead(status, { 'content-type': type }).end(text);
    return;
  }
  const etag = `"${createHash('sha1').update(text).digest('hex')}"`;
  response.setHeader('etag', etag);
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('content-type', type);
  if (!String(request.headers['accept-encoding']).includes('gzip')) {
    response.end(text);
    return;
  }
  response.setHeader('content-encoding', 'gzip');
  response.end(gzipSync(text));
}

function written(body: string | object): WireAnswer {
  if (body instanceof WireAnswer) return body;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new WireAnswer(text, { type: text.startsWith('<') ? 'application/xml' : 'application/json' });
}
