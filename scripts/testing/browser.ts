import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium, findTestChromium } from '../../web/e2e/support/chromium.ts';
import { runTool } from './tools.ts';

const APT_TIMEOUT = 10 * 60_000;
const SHELL = 'chromium-headless-shell';
const FONT = 'fonts-noto-cjk';

/**
 * Provides a Chromium for tests: Debian's headless shell if it can be installed, the machine's own browser, or the test
 * runner's download. Returns a one-line instruction if none works.
 */
export async function provideChromium(): Promise<string | null> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? null : `CHROMIUM_PATH is ${named}, which does not exist.`;
  if (mayInstall()) {
    if (lacksShell()) aptInstall([SHELL, FONT]);
    if (!hasChromium()) aptInstall(['chromium', FONT]);
  }
  if (hasChromium()) return null;
  await runTool('playwright', ['install', '--only-shell', 'chromium']);
  if (hasChromium()) return null;
  return `No Chromium: install it (Debian: apt-get install ${SHELL} ${FONT}) or name one in CHROMIUM_PATH.`;
}

/**
 * Without a Chinese font, text would be drawn as boxes: tries to install one, and reports if that fails. Never fails a
 * run.
 */
export function provideChineseFont(): void {
  if (process.platform !== 'linux' || hasChineseFont()) return;
  if (mayInstall()) aptInstall([FONT]);
  if (!hasChineseFont())
    console.log('No Chinese font: screenshots will show boxes. Debian: apt-get install fonts-noto-cjk');
}

function hasChromium(): boolean {
  return existsSync(findChromium() ?? chromium.executablePath());
}

/**
 * Whether Debian's headless shell is missing but available. If another browser exists, only if apt knows the package.
 */
function lacksShell(): boolean {
  if (findTestChromium()?.endsWith(SHELL)) return false;
  return !hasChromium() || spawnSync('apt-cache', ['show', SHELL]).status === 0;
}

function hasChineseFont(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'file'], { encoding: 'utf8' });
  // Without fontconfig this is unknown.
  return status !== 0 || stdout.trim() !== '';
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function aptInstall(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(' and ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: APT_TIMEOUT });
  }
}
