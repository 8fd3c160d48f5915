import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { CYCLE } from '@coinmirror/shared/constants/timings.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import * as v from 'valibot';
import { readSourcesConfig } from '../../upstream/sources/config/sourcesConfig.ts';
import { callSource } from '../../upstream/sources/net/callSource.ts';
import { createOutgoing } from '../../upstream/sources/net/dispatcher.ts';
import { createMovingTransport } from './movingTransport.ts';
import { openPublicDay } from './publicDay.ts';

/** Coins that exchanges trade: few, so that a day takes minutes. */
const COINS = 12;
const HOURS = 24;
const CYCLES_AN_HOUR = HOUR / CYCLE;
/** ms in which what has been let go of is let go of by timers too. */
const REST = 2_500;
const START = Date.parse('2026-03-10T00:00:00Z');

/** Runs a day of cycles; prints a line of JSON an hour: MB of the heap after a collection, and of the process. */
const clock = new SharedArrayBuffer(8);
const time = new Float64Array(clock);
time[0] = START;
const now = () => time[0] ?? START;

const thread = new Worker(new URL('replayThread.ts', import.meta.url), {
  workerData: { clock, coins: COINS },
});
const env = await new Promise((done, fail) => {
  thread.once('message', done);
  thread.once('error', fail);
});
const { sources } = readSourcesConfig(v.parse(v.record(v.string(), v.string()), env));
const outgoing = createOutgoing({ proxy: null, noProxy: '' });
const dataDir = mkdtempSync(join(tmpdir(), 'day-'));
const transport = createMovingTransport((call) => callSource(outgoing, call), now);
const day = openPublicDay({ sources, transport, dataDir, now });

for (let count = 0; count <= HOURS * CYCLES_AN_HOUR; count += 1) {
  time[0] = START + count * CYCLE;
  await day.snapshot(count);
  if (count % CYCLES_AN_HOUR === 0) await report(count / CYCLES_AN_HOUR);
}
day.store.close();
await outgoing.close();
await thread.terminate();
rmSync(dataDir, { recursive: true });

async function report(hour: number): Promise<void> {
  await sleep(REST);
  await globalThis.gc?.({ execution: 'async', type: 'major' });
  const { heapUsed, external } = process.memoryUsage();
  const heap = (heapUsed + external) / 2 ** 20;
  process.stdout.write(`${JSON.stringify({ hour, heap, coins: day.coins() })}\n`);
}
