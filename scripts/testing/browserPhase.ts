import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { cacheDir, root } from '../bootstrap/paths.mjs';
import { freePort } from '../product/ports.ts';
import { provideChineseFont, provideChromium } from './browser.ts';
import type { Phase, Result } from './phase.ts';
import { specTimes, suiteSchema } from './specTimes.ts';
import { FAILED, sum } from './tally.ts';
import { runTool } from './tools.ts';

const reportSchema = v.object({
  config: v.object({ rootDir: v.string() }),
  suites: v.array(suiteSchema),
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
});

/** One more than there are processors: a test that waits for its page leaves one idle. */
const WORKERS = availableParallelism() + 1;

/** The whole product in a real Chromium. */
export function browserPhase(args: readonly string[]): Phase {
  return {
    name: 'browser tests',
    async run() {
      const missing = await provideChromium();
      if (missing) {
        console.log(missing);
        return FAILED;
      }
      provideChineseFont();
      return runSpecs(args);
    },
  };
}

async function runSpecs(args: readonly string[]): Promise<Result> {
  const report = join(cacheDir, 'test/playwright.json');
  rmSync(report, { force: true });
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    E2E_PORT: String(await freePort()),
    E2E_UPSTREAM_PORT: String(await freePort()),
  };
  const options = [`--workers=${WORKERS}`, '--reporter=list,json', '--pass-with-no-tests'];
  const code = await runTool('playwright', ['test', ...options, ...args], { cwd: join(root, 'web'), env });
  return resultOf(existsSync(report) ? readFileSync(report, 'utf8') : '', code);
}

/** Counts a report; a run that failed outside its tests counts as one failure. */
export function resultOf(text: string, code: number): Result {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), text);
  if (!parsed.success) return FAILED;
  const { config, suites, stats } = parsed.output;
  const { expected, unexpected, flaky, skipped } = stats;
  if (flaky > 0)
    console.log(`${flaky} only passed on the second try (listed above as flaky) and must be fixed`);
  const tally = { passed: expected + flaky, failed: unexpected, skipped };
  const files = specTimes(suites, config.rootDir);
  return { ...(code !== 0 && tally.failed === 0 ? sum([tally, FAILED]) : tally), files };
}
