import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const folder = '.githooks';

/** Activates the repository's git hooks in a checkout, unless its owner has configured others or there is no git. */
export function useHooks() {
  if (!existsSync(join(root, '.git'))) return;
  try {
    if (readSetting() === '') git(['config', 'core.hooksPath', folder]);
  } catch {
    // Without git there are no commits to check.
  }
}

function readSetting() {
  try {
    return git(['config', '--get', 'core.hooksPath']).trim();
  } catch {
    return '';
  }
}

/** @param {string[]} args */
function git(args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
