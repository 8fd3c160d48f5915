import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { startReplayWorld } from '../../upstream/sources/testing/replayWorld.ts';

/** The clock of the thread that asks, epoch ms, in shared memory. */
const { clock, coins } = v.parse(
  v.object({ clock: v.instance(SharedArrayBuffer), coins: v.number() }),
  workerData,
);
const time = new Float64Array(clock);

// In a thread of its own: what the replayed sources hold is not of the market that is measured.
const { env } = await startReplayWorld({ now: () => time[0] ?? 0, coins, isCold: true });
parentPort?.postMessage(env);
