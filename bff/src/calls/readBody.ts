import type { IncomingMessage } from 'node:http';
import { Refusal } from '../http/failure.ts';

/** How long the rest of a refused body is read and dropped, so that a slow sender can read the refusal, ms. */
const LINGER = 10_000;
/** How much of it is read, in bytes. */
const MOST_DRAINED = 16 * 1024 * 1024;

/** Reads a whole body of at most `limit` bytes. Throws Refusal; the rest of a refused body is thrown away. */
export async function readFullBody(req: IncomingMessage, limit: number): Promise<Buffer> {
  const announced = Number(req.headers['content-length'] ?? 0);
  if (announced > limit) throw refuse(req);
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      req.off('data', onData);
      reject(refuse(req));
    };
    req.on('data', onData);
    req.once('end', () => resolve(Buffer.concat(chunks)));
    req.once('error', () => reject(new Refusal('badBody')));
    req.once('close', () => reject(new Refusal('badBody')));
  });
}

function refuse(req: IncomingMessage): Refusal {
  let drained = 0;
  req.on('data', (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > MOST_DRAINED) req.socket.destroy();
  });
  const linger = setTimeout(() => req.socket.destroy(), LINGER).unref();
  req.once('end', () => clearTimeout(linger));
  return new Refusal('tooLarge');
}
