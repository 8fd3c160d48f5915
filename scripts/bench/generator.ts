import { connect, type Socket } from 'node:net';

/** Order for the load generator, which runs in its own process and only calls loopback. */
export interface LoadOrder {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly requests: number;
}

export interface LoadReport {
  readonly requests: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly failed: number;
}

const MOST_REQUESTS = 200_000;
const MOST_CONNECTIONS = 256;

/** Runs requests on all connections, one at a time per connection, until all are done. */
async function run(order: LoadOrder): Promise<LoadReport> {
  const total = Math.min(order.requests, MOST_REQUESTS);
  const head = Object.entries({ host: `127.0.0.1:${order.port}`, ...order.headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const bytes = Buffer.from(`GET ${order.path} HTTP/1.1\r\n${head}\r\n`);
  const times: number[] = [];
  let left = total;
  let failed = 0;
  const started = performance.now();

  function converse(socket: Socket, done: () => void): void {
    let sentAt = 0;
    let waiting: Buffer = Buffer.alloc(0);
    const ask = () => {
      if (left === 0) {
        socket.end();
        return;
      }
      left -= 1;
      sentAt = performance.now();
      socket.write(bytes);
    };
    socket.on('data', (chunk: Buffer) => {
      waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
      const length = answerLength(waiting);
      if (length === 0 || waiting.length < length) return;
      if (waiting.subarray(9, 12).toString('latin1') !== '200') failed += 1;
      waiting = waiting.subarray(length);
      times.push(performance.now() - sentAt);
      ask();
    });
    socket.on('connect', ask);
    socket.on('error', () => {
      failed += 1;
    });
    socket.on('close', done);
  }

  await Promise.all(
    Array.from(
      { length: Math.min(order.connections, MOST_CONNECTIONS) },
      () => new Promise<void>((resolve) => converse(connect(order.port, '127.0.0.1'), resolve)),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { requests: times.length, seconds, p50: at(0.5), p99: at(0.99), worst: times.at(-1) ?? 0, failed };
}

/** Bytes of a whole answer, 0 until its head is complete; chunked bodies end with their last chunk. */
function answerLength(bytes: Buffer): number {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return 0;
  const head = bytes.subarray(0, end).toString('latin1');
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return end + 4 + Number(length);
  const last = bytes.indexOf('\r\n0\r\n\r\n', end);
  return last < 0 ? 0 : last + 7;
}

const [order] = process.argv.slice(2);
if (order) process.stdout.write(JSON.stringify(await run(JSON.parse(order) as LoadOrder)));
