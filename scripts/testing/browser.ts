import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from '../../web/e2e/support/chromium.ts';
import { runTool } from './tools.ts';

const APT_TIMEOUT = 10 * 60_000;
const APT_PACKAGES = ['chromium', 'fonts-noto-cjk'];

/**
 * Makes sure there is a Chromium to test with: the machine's own, Debian's package where we may install it, or the
 * test runner's own download. Returns one line that says what to install when none of it works.
 */
export async function provideChromium(): Promise<string | null> {
  if (hasChromium()) return null;
  const named = process.env['CHROMIUM_PATH'];
  if (named) return `CHROMIUM_PATH names ${named}, which is not there.`;
  if (mayInstall()) {
    console.log(`Installing ${APT_PACKAGES.join(' and ')}`);
    aptInstall(APT_PACKAGES);
    if (hasChromium()) return null;
  }
  await runTool('playwright', ['install', '--only-shell', 'chromium']);
  if (hasChromium()) return null;
  return 'No Chromium: install it (Debian: apt-get install chromium fonts-noto-cjk) or name one in CHROMIUM_PATH.';
}

/** Chinese would be drawn as boxes: try to mend it, and say so when it cannot be done. Never fails a run. */
export function provideChineseFont(): void {
  if (process.platform !== 'linux' || hasChineseFont()) return;
  if (mayInstall()) aptInstall(['fonts-noto-cjk']);
  if (!hasChineseFont())
    console.log('No Chinese font: pictures will show boxes. Debian: apt-get install fonts-noto-cjk');
}

function hasChromium(): boolean {
  return existsSync(findChromium() ?? chromium.executablePath());
}

function hasChineseFont(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'file'], { encoding: 'utf8' });
  // Without fontconfig there is no telling.
  return status !== 0 || stdout.trim() !== '';
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function aptInstall(packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: APT_TIMEOUT });
  }
}
