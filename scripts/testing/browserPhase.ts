import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { cacheDir, root } from '../bootstrap/paths.mjs';
import { freePort } from '../product/ports.ts';
import { provideChineseFont, provideChromium } from './browser.ts';
import type { Phase } from './phase.ts';
import { FAILED, sum, type Tally } from './tally.ts';
import { runTool } from './tools.ts';

const reportSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
});

/** The whole product in a real Chromium, two files at a time. */
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

async function runSpecs(args: readonly string[]): Promise<Tally> {
  const report = join(cacheDir, 'test/playwright.json');
  rmSync(report, { force: true });
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    E2E_PORT: String(await freePort()),
    E2E_UPSTREAM_PORT: String(await freePort()),
  };
  const options = ['--workers=2', '--reporter=list,json', '--pass-with-no-tests'];
  const code = await runTool('playwright', ['test', ...options, ...args], { cwd: join(root, 'web'), env });
  return tallyOf(existsSync(report) ? readFileSync(report, 'utf8') : '', code);
}

/** Counts a report; a run that failed before or beside its tests counts as one failure. */
export function tallyOf(text: string, code: number): Tally {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), text);
  if (!parsed.success) return FAILED;
  const { expected, unexpected, flaky, skipped } = parsed.output.stats;
  if (flaky > 0) console.log(`${flaky} passed at the second try only (named above as flaky): to be mended`);
  const tally = { passed: expected + flaky, failed: unexpected, skipped };
  return code !== 0 && tally.failed === 0 ? sum([tally, FAILED]) : tally;
}
