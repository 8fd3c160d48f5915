import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runToEnd } from './child.mjs';
import { Failure } from './failure.mjs';
import { toolchainDir } from './paths.mjs';

const NODE_MAJOR = 24;
const PNPM_MAJOR = 12;
/** Versions fetched if the machine has none new enough. */
const NODE_VERSION = '24.21.0';
const PNPM_VERSION = '12.21.0';
const OLDEST_NODE = 20;

const binDir = join(toolchainDir, 'node_modules', '.bin');
const windows = process.platform === 'win32';

/**
 * @typedef {object} Tools
 * @property {string} node a Node that runs TypeScript without a build
 * @property {string} pnpm
 * @property {NodeJS.ProcessEnv} env an environment whose path starts with both
 */

/**
 * Finds Node 24 and pnpm 12 on the machine or in `.toolchain/`, and installs there what is missing.
 * @returns {Promise<Tools>}
 */
export async function prepareToolchain() {
  if (majorOf(process.version) < OLDEST_NODE) {
    throw new Failure(`Node ${OLDEST_NODE} or newer is needed to begin with; this is ${process.version}.`);
  }
  const env = { ...process.env, PATH: `${binDir}${delimiter}${process.env['PATH'] ?? ''}` };
  let [node, pnpm] = await Promise.all([findNode(), findPnpm(env)]);
  if (!node || !pnpm) {
    await fetchTools([
      ...(node ? [] : [`${nodePackage()}@${NODE_VERSION}`]),
      ...(pnpm ? [] : [`pnpm@${PNPM_VERSION}`]),
    ]);
    [node, pnpm] = await Promise.all([findNode(), findPnpm(env)]);
  }
  if (!node)
    throw new Failure(`Node ${NODE_MAJOR} could not be set up in .toolchain/: install it and try again.`);
  if (!pnpm)
    throw new Failure(`pnpm ${PNPM_MAJOR} could not be set up in .toolchain/: install it and try again.`);
  return { node, pnpm, env };
}

async function findNode() {
  if (majorOf(process.version) >= NODE_MAJOR) return process.execPath;
  const own = join(binDir, windows ? 'node.cmd' : 'node');
  return (await majorAt(own)) >= NODE_MAJOR ? own : null;
}

/** @param {NodeJS.ProcessEnv} env */
async function findPnpm(env) {
  return (await majorAt('pnpm', env)) === PNPM_MAJOR ? 'pnpm' : null;
}

/**
 * @param {string} file
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} 0 when the program is missing
 */
async function majorAt(file, env = process.env) {
  const { code, output } = await runToEnd(file, ['--version'], { env, shell: windows });
  return code === 0 ? majorOf(output.trim()) : 0;
}

/** @param {string} version `v24.1.0` or `24.1.0` */
function majorOf(version) {
  return Number(version.replace(/^v/, '').split('.')[0]) || 0;
}

/** The registry has one package per platform that contains only the program. */
function nodePackage() {
  return `node-${windows ? 'win' : process.platform}-${process.arch}`;
}

/** @param {readonly string[]} packages */
async function fetchTools(packages) {
  process.stdout.write(`Fetching ${packages.join(' and ')} into .toolchain/ (once)\n`);
  mkdirSync(toolchainDir, { recursive: true });
  const manifest = join(toolchainDir, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  // Two tries, 2 s apart: without a network npm would retry for minutes.
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=2000'];
  const args = ['install', '--prefix', toolchainDir, ...quiet, ...patience];
  const { code, output } = await runNpm([...args, ...packages]);
  if (code !== 0) throw new Failure(`Could not fetch ${packages.join(' and ')}: ${reasonIn(output)}`);
}

/**
 * The npm that runs us, or the one on the path.
 * @param {readonly string[]} args
 */
function runNpm(args) {
  const npm = process.env['npm_execpath'];
  if (npm?.endsWith('npm-cli.js')) return runToEnd(process.execPath, [npm, ...args]);
  return runToEnd('npm', args, { shell: windows });
}

/**
 * The one-line reason in a package manager's output.
 * @param {string} output
 */
export function reasonIn(output) {
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|dns error|connect error/i.test(output)
  ) {
    return 'the package registry cannot be reached. Check the network (or the proxy settings of npm) and try again.';
  }
  if (/ENOSPC|no space left/i.test(output)) return 'the disk is full.';
  if (/EACCES|EPERM/.test(output)) return 'no write permission here. Check who owns this folder.';
  const lines = output.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => /err/i.test(line) && line.length > 12) ?? lines.find(Boolean) ?? 'it gave no reason.'
  );
}
