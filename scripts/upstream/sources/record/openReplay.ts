import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import * as v from 'valibot';
import type { Transport } from '../net/callSource.ts';
import { failure } from '../net/failure.ts';
import { INDEX_FILE, keyOfCall, pathOf, type RecordedAnswer, recordedAnswer } from './recordedAnswer.ts';

export interface Replay {
  /** The recording's clock, epoch ms: begins with its first answer, runs as ours does and stays at its last one. */
  now(): number;
  /** Answers with what had been recorded by then; a question that had not been asked by then fails with 404. */
  readonly transport: Transport;
}

const unpack = promisify(gunzip);

/** Opens a recording. Throws an Error of one line where the folder holds none. `ours`: our clock, epoch ms. */
export function openReplay(folder: string, ours: () => number): Replay {
  const answers = readIndex(folder);
  const [first, last] = [answers[0], answers.at(-1)];
  if (!first || !last) throw new Error(`${folder} holds no recorded answer.`);
  const byCall = Map.groupBy(answers, ({ source, path, post }) => keyOfCall(source, path, post));
  const began = ours();
  const now = () => Math.min(last.at, first.at + Math.max(0, ours() - began));
  return {
    now,
    async transport({ source, url, post }) {
      const known = byCall.get(keyOfCall(source, pathOf(url), post));
      const answer = known?.findLast(({ at }) => at <= now());
      if (!answer) return { kind: 'failed', failure: failure('status', 'not recorded', { status: 404 }) };
      const body = await unpack(await readFile(join(folder, answer.body)));
      return { kind: 'answered', body, etag: null, lastModified: null, date: answer.at };
    },
  };
}

/** The answers of a recording, oldest first. */
function readIndex(folder: string): readonly RecordedAnswer[] {
  const file = join(folder, INDEX_FILE);
  const lines = readLines(file);
  const answers = lines.map((line, at) => {
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), recordedAnswer), line);
    if (!result.success) throw new Error(`${file}:${at + 1} is no recorded answer.`);
    return result.output;
  });
  return answers.toSorted((one, other) => one.at - other.at);
}

function readLines(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    throw new Error(`${file} cannot be read: record with npm run sources -- --record <folder>.`);
  }
}
