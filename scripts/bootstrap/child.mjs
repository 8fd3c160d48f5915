import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program to its end. With `show` its output goes to our terminal as well as into `output`.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, shell?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program does not exist
 */
export function runToEnd(file, args, { cwd, env, show = false, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code, signal) => resolve({ code: exitCodeOf(code, signal), output }));
  });
}

/**
 * The shell's convention: 128 + signal number for a program that a signal ended.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCodeOf(code, signal) {
  if (code !== null) return code;
  return 128 + (signal ? constants.signals[signal] : 0);
}
