import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from './child.mjs';
import { Failure } from './failure.mjs';
import { cacheDir, root } from './paths.mjs';
import { reasonIn } from './toolchain.mjs';

const rooms = ['web', 'bff', 'shared', 'shared/testing', 'scripts', 'scripts/upstream'];
const inputs = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  ...rooms.map((room) => `${room}/package.json`),
];
const installed = ['node_modules', ...rooms.map((room) => `${room}/node_modules`)];
/** Without a terminal pnpm must not prompt, and without a network it must not retry for minutes. */
const unattended = { CI: 'true', PNPM_CONFIG_FETCH_RETRIES: '2', PNPM_CONFIG_FETCH_RETRY_MINTIMEOUT: '2000' };
const stamp = join(cacheDir, 'install.hash');

/**
 * Installs the packages of the workspace when its lockfile or a package.json changed since the last time.
 * @param {import('./toolchain.mjs').Tools} tools
 */
export async function installPackages(tools) {
  const hash = inputsHash();
  if (readStamp() === hash && installed.every((folder) => existsSync(join(root, folder)))) return;
  process.stdout.write('Installing packages\n');
  const { code, output } = await runToEnd(tools.pnpm, ['install', '--frozen-lockfile', '--prod=false'], {
    cwd: root,
    env: { ...tools.env, ...unattended },
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Failure(`Packages could not be installed: ${installReason(output)}`);
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stamp, hash);
}

function inputsHash() {
  const hash = createHash('sha256');
  for (const file of inputs) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function readStamp() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}

/** @param {string} output */
function installReason(output) {
  if (/ERR_PNPM_OUTDATED_LOCKFILE|not up to date with/i.test(output)) {
    return 'pnpm-lock.yaml does not match a package.json. Run `pnpm install` and commit the lockfile.';
  }
  return reasonIn(output);
}
