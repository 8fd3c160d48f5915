import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { goal, one, table } from '../table.ts';

const FLAGS = ['--expose-gc', '--disable-warning=ExperimentalWarning'];
const SCRIPT = fileURLToPath(new URL('../day/runDay.ts', import.meta.url));
/** Hours until every cache is as full as it gets. */
const WARM = 6;
const SIX = 6;

const line = v.object({ hour: v.number(), heap: v.number(), coins: v.number() });
type Line = v.InferOutput<typeof line>;

/**
 * The heap of the public market over a day of 17,280 cycles, by a clock that moves as fast as they go: every poll, every
 * cycle, sockets' prices between them, a visitor of every page each five minutes.
 */
export async function benchSourcesDay(): Promise<string> {
  const began = performance.now();
  const lines: Line[] = [];
  const child = spawn(process.execPath, [...FLAGS, SCRIPT], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const text of createInterface({ input: child.stdout })) {
    lines.push(v.parse(line, JSON.parse(text)));
  }
  const took = (performance.now() - began) / 1000;
  const warm = lines.filter(({ hour }) => hour >= WARM).map(({ heap }) => heap);
  return [
    table(
      `Heap of the public market over 24 h of beats, ${one(took, 0)} s`,
      ['hour', 'MB after a collection', 'coins'],
      lines.map(({ hour, heap, coins }) => [String(hour), one(heap), String(coins)]),
    ),
    `slope from hour ${WARM} on: ${one(slopeOf(warm), 2)} MB an hour`,
    goal(
      'last six hours above the first six after that, MB',
      mean(warm.slice(-SIX)) - mean(warm.slice(0, SIX)),
      '≤',
      20,
    ),
  ].join('\n');
}

/** Of the straight line through values one apart. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const average = mean(values);
  const over = values.reduce((sum, value, at) => sum + (at - middle) * (value - average), 0);
  return over / values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
