import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { cacheDir } from '../bootstrap/paths.mjs';
import type { Output } from './output.ts';
import type { Phase, Result } from './phase.ts';
import { EMPTY, FAILED, sum } from './tally.ts';
import { runTool } from './tools.ts';

const TOPOLOGY = 'bff/test/topology/vitest.config.ts';

const reportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      startTime: v.number(),
      endTime: v.number(),
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string() })),
    }),
  ),
});

/** Unit, route and BFF tests of every room in one run. `mayBeNone`: an empty selection is no failure. */
export function vitestPhase(args: readonly string[], mayBeNone = false): Phase {
  return {
    name: 'unit, route and BFF tests',
    run: (output) => runVitest('vitest', args, { output, mayBeNone }),
  };
}

/**
 * nginx, two gateways and a store, as they are deployed. Where the machine lacks one of the programs it says so, and its
 * tests count as skipped.
 */
export function topologyPhase(files: readonly string[]): Phase {
  return {
    name: 'topology',
    run: (output) => runVitest('topology', ['--config', TOPOLOGY, ...files], { output, mayBeNone: false }),
  };
}

interface VitestRun {
  readonly output: Output;
  readonly mayBeNone: boolean;
}

async function runVitest(
  name: string,
  args: readonly string[],
  { output, mayBeNone }: VitestRun,
): Promise<Result> {
  const report = join(cacheDir, `test/${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runTool('vitest', ['run', ...reporters, ...args], { output });
  if (code === 0 && mayBeNone && !existsSync(report)) return EMPTY;
  return resultOf(existsSync(report) ? readFileSync(report, 'utf8') : '', code);
}

/** Counts a report; a file that broke before its tests counts once, and so does a run that failed without a place. */
export function resultOf(text: string, code: number): Result {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), text);
  if (!parsed.success) return FAILED;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.output;
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const tally = {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  };
  const files = testResults.map(({ name, startTime, endTime }) => ({ path: name, ms: endTime - startTime }));
  return { ...(code !== 0 && tally.failed === 0 ? sum([tally, FAILED]) : tally), files };
}
