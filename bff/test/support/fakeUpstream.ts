import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What an upstream got to see. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface FakeAnswer {
  readonly status?: number;
  readonly body?: unknown;
  /** Sent as they are instead of `body` as JSON. */
  readonly raw?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Wait before answering, ms. */
  readonly delay?: number;
  /** Wait for this before answering: a test says when, and no time has to pass. */
  readonly until?: Promise<void>;
  /** Cut the connection instead of answering. */
  readonly cut?: boolean;
  /** Cut the connection after half of the announced body. */
  readonly half?: boolean;
  /** Send half of the announced body, and then nothing. */
  readonly stall?: boolean;
  /** Say this on the bare connection instead of HTTP. */
  readonly bare?: string;
  /** Never answer. */
  readonly hang?: boolean;
}

export interface FakeUpstream {
  readonly origin: string;
  readonly port: number;
  readonly seen: SeenRequest[];
  /** Answers that are not complete and whose connection is open. */
  underway(): number;
  /** Answers a path from now on; '*' any other. */
  on(path: string, answer: (request: SeenRequest) => FakeAnswer): void;
  close(): Promise<void>;
}

/** An upstream that misbehaves on command: what the gateway's rules are tested against. */
export async function startFakeUpstream(port = 0): Promise<FakeUpstream> {
  const seen: SeenRequest[] = [];
  let underway = 0;
  const answers = new Map<string, (request: SeenRequest) => FakeAnswer>();
  answers.set('*', () => ({ status: 404, body: { code: 404, msg: '没有这个接口' } }));

  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const url = new URL(req.url ?? '/', 'http://fake');
    const request: SeenRequest = {
      method: req.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: req.headers,
      body: Buffer.concat(chunks).toString(),
    };
    seen.push(request);
    underway += 1;
    res.once('close', () => {
      underway -= 1;
    });
    const answer = (answers.get(url.pathname) ?? answers.get('*'))?.(request) ?? {};
    if (answer.delay) await new Promise((resolve) => setTimeout(resolve, answer.delay));
    await answer.until;
    if (answer.cut) {
      res.destroy();
      return;
    }
    if (answer.hang) return;
    if (answer.bare !== undefined) {
      req.socket.end(answer.bare);
      return;
    }
    const whole = Buffer.from(answer.raw ?? JSON.stringify(answer.body ?? { code: 200, msg: '', data: {} }));
    const length = answer.half || answer.stall ? { 'content-length': whole.length } : {};
    res.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...length, ...answer.headers });
    if (answer.half) res.write(whole.subarray(0, whole.length / 2), () => res.destroy());
    else if (answer.stall) res.write(whole.subarray(0, whole.length / 2));
    else res.end(whole);
  });
  await listen(server, port);
  const bound = (server.address() as AddressInfo).port;
  return {
    port: bound,
    origin: `http://127.0.0.1:${bound}`,
    seen,
    underway: () => underway,
    on: (path, answer) => void answers.set(path, answer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}
