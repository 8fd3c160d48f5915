import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { exitCodeOf } from './child.mjs';
import { cacheDir, root } from './paths.mjs';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const PARENT_CHECK = 500;
const FLAGS = ['--disable-warning=ExperimentalWarning'];

/**
 * Runs the command under Node 24, with our terminal, and returns its exit code. Signals are forwarded; a terminal sends
 * Ctrl-C to both processes, so the command treats a repeated signal as the same request.
 * @param {import('./toolchain.mjs').Tools} tools
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function handOver(tools, command, args) {
  const script = join(root, 'scripts', `${command}.ts`);
  return new Promise((resolve) => {
    // Without a compile cache each command starts by loading the type stripper, which keeps 25 MB.
    const env = { NODE_COMPILE_CACHE: join(cacheDir, 'node'), ...tools.env };
    // The long-lived process should find its code compiled, even at the first start.
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
 * npm forwards a signal only to the shell it started us from, and that shell ends silently: `kill` on `npm start` would
 * leave the product running.
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
