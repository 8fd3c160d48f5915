import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { callSource, type SourceCall } from '../net/callSource.ts';
import { createOutgoing } from '../net/dispatcher.ts';
import { startReplayServer } from '../testing/replayServer.ts';
import { openReplay } from './openReplay.ts';
import { createRecordingTransport } from './recordingTransport.ts';

const START = Date.parse('2026-03-10T04:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'recording-'));
const server = await startReplayServer({ '/height': '940001', '/graph': (_url, posted) => ({ posted }) });
const outgoing = createOutgoing({ proxy: null, noProxy: '' });
afterAll(async () => {
  await outgoing.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

function call(path: string, post: string | null = null): SourceCall {
  return {
    source: 'MEMPOOL',
    url: `${server.origin}${path}`,
    post,
    headers: {},
    credentials: {},
    accepts: ['application/json'],
    maxBytes: 1_000,
    timeout: 1_000,
  };
}

test('a recording answers what had been answered by then, with its own clock', async () => {
  let time = START;
  const record = createRecordingTransport(
    (asked) => callSource(outgoing, asked),
    folder,
    () => time,
  );
  await record(call('/height'));
  await record(call('/graph', '{"first":1}'));
  time += 60_000;
  server.answer('/height', '940002');
  await record(call('/height'));
  server.misbehave({ kind: 'status', status: 500 });
  await record(call('/height'));

  let ours = 5;
  const replay = openReplay(folder, () => ours);
  const height = async () => {
    const reply = await replay.transport({ ...call('/height'), url: 'https://mirror.example/height' });
    return reply.kind === 'answered' ? String(reply.body) : reply;
  };
  expect(replay.now()).toBe(START);
  expect(await height()).toBe('940001');
  ours += 59_999;
  expect(await height()).toBe('940001');
  ours += 3_600_000;
  expect(replay.now()).toBe(START + 60_000);
  expect(await height()).toBe('940002');
  expect(await replay.transport(call('/graph', '{"first":1}'))).toMatchObject({ kind: 'answered' });
  expect(await replay.transport(call('/graph', '{"first":2}'))).toMatchObject({
    kind: 'failed',
    failure: { kind: 'status', status: 404 },
  });
});

test('a folder without a recording, or with a broken line, is refused by name', () => {
  expect(() => openReplay(join(folder, 'nothing'), () => 0)).toThrow(/answers\.jsonl cannot be read/);
  writeFileSync(join(folder, 'answers.jsonl'), '{"source":"MEMPOOL"}\n', { flag: 'a' });
  expect(() => openReplay(folder, () => 0)).toThrow(/answers\.jsonl:4 is no recorded answer/);
});
