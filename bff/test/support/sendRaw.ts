import { connect } from 'node:net';

export interface RawReply {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

/** How long a busy machine may take to begin its answer, ms. */
const PATIENCE = 10_000;

/**
 * Writes bytes on a bare connection and reads until the other side closes, or has spoken and is silent for
 * `quiet` ms.
 */
export function sendRaw(port: number, bytes: string | Buffer, quiet = 400): Promise<RawReply> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    let first = 0;
    const done = () => {
      socket.destroy();
      const text = Buffer.concat(chunks).toString();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, text, ms: (first || performance.now()) - started });
    };
    socket.setTimeout(PATIENCE, done);
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      first ||= performance.now();
      socket.setTimeout(quiet);
      chunks.push(chunk);
    });
    socket.on('end', done);
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? done() : reject(error),
    );
  });
}
