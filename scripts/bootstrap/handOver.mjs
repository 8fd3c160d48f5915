import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { exitCodeOf } from './child.mjs';
import { cacheDir, root } from './paths.mjs';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const PARENT_CHECK = 500;

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
    const child = spawn(tools.node, ['--disable-warning=ExperimentalWarning', script, ...args], {
      cwd: root,
      stdio: 'inherit',
      // Without code that is compiled already, each command begins with loading what strips types: 25 MB it keeps.
      env: { NODE_COMPILE_CACHE: join(cacheDir, 'node'), ...tools.env },
    });
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
