import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { exitCodeOf } from '../bootstrap/child.mjs';
import { root } from '../bootstrap/paths.mjs';

export interface ServiceOptions {
  readonly name: string;
  /** Relative to the root. */
  readonly script: string;
  readonly env: NodeJS.ProcessEnv;
  /** Answers 200 once the service is ready. */
  readonly health: string;
  /** Flags for Node itself. */
  readonly flags?: readonly string[];
  /** Node arguments used instead of the parent watch. */
  readonly nodeArgs?: readonly string[];
  /** Called when the service is down for good, after repeated failures. */
  onGivenUp(): void;
}

export interface Service {
  /** Starts it and waits until it answers; rejects with one line if it does not. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** After this uptime the count of failures is reset. */
const WELL_AFTER = 30_000;
const MOST_FAILURES = 6;
const READY_WITHIN = 60_000;
/** Time to finish running requests before it is killed. */
const STOP_WITHIN = 12_000;

const parentWatchdog = join(root, 'scripts/product/parentWatchdog.ts');

/**
 * Runs one service and restarts it when it dies: after 0.5 s, 1 s, 2 s … up to 15 s; gives up after six failures in a
 * row.
 */
export function createService(options: ServiceOptions): Service {
  let child: ChildProcess | null = null;
  let stopping = false;
  let ready = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  function launch(): void {
    const began = Date.now();
    const args = [
      ...(options.flags ?? ['--disable-warning=ExperimentalWarning']),
      ...(options.nodeArgs ?? ['--import', parentWatchdog]),
      join(root, options.script),
    ];
    // A separate process group: a terminal's Ctrl-C only reaches us, and we stop the services in order.
    const mine = spawn(process.execPath, args, {
      cwd: root,
      env: options.env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child = mine;
    mine.once('exit', (code, signal) => ended(exitCodeOf(code, signal), Date.now() - began));
  }

  function ended(code: number, lived: number): void {
    child = null;
    if (stopping) return;
    failures = lived > WELL_AFTER ? 1 : failures + 1;
    if (!ready || failures >= MOST_FAILURES) {
      options.onGivenUp();
      return;
    }
    const wait = Math.min(FIRST_WAIT * 2 ** (failures - 1), LONGEST_WAIT);
    console.error(`${options.name} stopped (exit code ${code}); starting it again in ${wait / 1000} s`);
    retry = setTimeout(launch, wait);
  }

  async function untilReady(): Promise<void> {
    for (const deadline = Date.now() + READY_WITHIN; Date.now() < deadline; ) {
      if (!child) throw new Error(`${options.name} did not start.`);
      if (await answers(options.health)) return;
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    throw new Error(`${options.name} did not answer at ${options.health} within ${READY_WITHIN / 1000} s.`);
  }

  return {
    async start() {
      launch();
      await untilReady();
      ready = true;
    },
    async stop() {
      stopping = true;
      clearTimeout(retry);
      const running = child;
      if (!running) return;
      const gone = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      const hard = setTimeout(() => running.kill('SIGKILL'), STOP_WITHIN);
      await gone;
      clearTimeout(hard);
    },
  };
}

/**
 * Without fetch, which costs this process 14 MB; a static import of `node:http` evaluates all of its exports, including
 * WebSocket, and thereby loads fetch's library.
 */
async function answers(url: string): Promise<boolean> {
  const { get } = process.getBuiltinModule('node:http');
  const response = Promise.withResolvers<boolean>();
  get(url, { agent: false, signal: AbortSignal.timeout(2_000) }, (answer) => {
    answer.resume();
    response.resolve(answer.statusCode === 200);
  }).on('error', () => response.resolve(false));
  return response.promise;
}
