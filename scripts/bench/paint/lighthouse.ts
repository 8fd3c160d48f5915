import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { launchFlags } from '../../../web/e2e/support/chromium.ts';
import { one, table } from '../table.ts';

/** Fetched on demand instead of a dependency: 176 MB in 114 packages would burden every install. Apache-2.0. */
const PACKAGE = 'lighthouse@13.5.0';

const report = v.object({
  categories: v.object({ performance: v.object({ score: v.number() }) }),
  audits: v.record(v.string(), v.looseObject({ numericValue: v.optional(v.number()) })),
});

/** Maximum attempts of a Lighthouse run whose trace breaks. */
const TRIES = 3;

const AUDITS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'];
const HEAD = ['Lighthouse', 'score', 'first', 'largest', 'blocking', 'speed index', 'shift'];

/**
 * Lighthouse's own score of each page, phone and desktop, with its simulated throttling; the median of several runs.
 */
export async function lighthouseReport(
  executablePath: string,
  pages: readonly { readonly name: string; readonly url: string }[],
  times: number,
): Promise<string> {
  const rows: (readonly string[])[] = [];
  for (const form of ['mobile', 'desktop'] as const)
    for (const { name, url } of pages) {
      const runs: (readonly number[])[] = [];
      for (let run = 0; run < times; run += 1) runs.push(await lighthouse(executablePath, url, form));
      const middle = runs.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))[Math.floor((times - 1) / 2)] ?? [];
      const figures = middle.map((value, at) => one(value, at === middle.length - 1 ? 3 : 0));
      rows.push([`${name}, ${form}`, ...figures]);
    }
  return table('Lighthouse (simulated throttling)', HEAD, rows);
}

async function lighthouse(path: string, url: string, form: 'mobile' | 'desktop'): Promise<readonly number[]> {
  const file = join(mkdtempSync(join(tmpdir(), 'coinmirror-lighthouse-')), 'report.json');
  await runAgainWhenAsked(
    [
      PACKAGE,
      url,
      '--only-categories=performance',
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--no-enable-error-reporting',
      `--chrome-flags=${['--headless=new', ...launchFlags()].join(' ')}`,
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { ...process.env, CHROME_PATH: path },
  );
  const { categories, audits } = v.parse(report, JSON.parse(readFileSync(file, 'utf8')));
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return [
    Math.round(categories.performance.score * 100),
    ...AUDITS.map(value),
    value('cumulative-layout-shift'),
  ];
}

/** A broken trace ("Please run Lighthouse again") only costs that run, not the earlier measurements. */
async function runAgainWhenAsked(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  for (let left = TRIES - 1; left > 0; left -= 1) {
    try {
      return await run(args, env);
    } catch (error) {
      console.log(`${String(error)} Once more.`);
    }
  }
  await run(args, env);
}

function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--yes', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code}.`)),
    );
  });
}
