import { createHash } from 'node:crypto';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Reply, SourceCall, Transport } from '../net/callSource.ts';
import { INDEX_FILE, pathOf, type RecordedAnswer } from './recordedAnswer.ts';

const pack = promisify(gzip);

/**
 * Passes calls on and writes what is answered into a folder, which is made when missing. A body that comes twice is
 * written once. A failure is passed on and not written: a recording holds answers.
 */
export function createRecordingTransport(transport: Transport, folder: string, now: () => number): Transport {
  return async (call) => {
    const reply = await transport(call);
    if (reply.kind === 'answered') await write(folder, call, reply, now());
    return reply;
  };
}

async function write(
  folder: string,
  { source, url, post }: SourceCall,
  { body }: Extract<Reply, { kind: 'answered' }>,
  at: number,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = `${createHash('sha1').update(body).digest('hex')}.gz`;
  await writeFile(join(folder, file), await pack(body));
  const line: RecordedAnswer = { source, path: pathOf(url), post, at, body: file };
  await appendFile(join(folder, INDEX_FILE), `${JSON.stringify(line)}\n`);
}
