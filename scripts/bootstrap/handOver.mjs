import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { exitCodeOf } from './child.mjs';
import { cacheDir, root } from './paths.mjs';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const PARENT_CHECK = 500;
const FLAGS = ['--disable-warning=ExperimentalWarning'];

/**
 * Runs the command under Node 24, with our terminal, and answers with its exit code. Signals go on to it; a
 * terminal sends Ctrl-C to both of us, so the command takes a repeated signal as the same wish.
 * @param {import('./toolchain.mjs').Tools} tools
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function handOver(tools, command, args) {
  const script = join(root, 'scripts', `${command}.ts`);
  return new Promise((resolve) => {
    // Without code that is compiled already, each command begins with loading what strips types: 25 MB it keeps.
    const env = { NODE_COMPILE_CACHE: join(cacheDir, 'node'), ...tools.env };
    // The one that lives as long as the product finds it compiled, also when it is started for the first time.
    if (command === 'start') spawnSync(tools.node, [...FLAGS, script, '--compile-only'], { cwd: root, env });
    const child = spawn(tools.node, [...FLAGS, script, ...args], { cwd: root, stdio: 'inherit', env });
    for (const signal of signals) process.on(signal, () => child.kill(signal));
    if (process.env['npm_lifecycle_event']) stopWithParent(() => child.kill('SIGTERM'));
    child.once('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code, signal) => resolve(exitCodeOf(code, signal)));
  });
}

/**
 * npm hands a signal to the shell it started us from, and the shell ends without a word to us: `kill` on `npm start`
 * would leave the product running.
 * @param {() => void} stop
 */
function stopWithParent(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, PARENT_CHECK);
  timer.unref();
}
