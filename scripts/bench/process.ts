import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const running = new Set<Server>();
/** The kernel's clock tick, 100 per second on all relevant systems. */
const TICK_MS = 10;

/** A server under test, in its own process. */
export interface Server {
  readonly port: number;
  /** CPU time of the process and its children since start, ms. */
  cpu(): number;
  /** Resident memory, MB. */
  memory(): number;
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly port: number;
  readonly env?: NodeJS.ProcessEnv;
  /** Path that answers once the server is ready. */
  readonly ready?: string;
}

export async function startServer({
  command,
  args,
  port,
  env = {},
  ready = '/',
}: ServerOptions): Promise<Server> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} could not be started.`);
  await untilReady(`http://127.0.0.1:${port}${ready}`, child);
  const server: Server = {
    port,
    cpu: () => [pid, ...childrenOf(pid)].reduce((total, each) => total + cpuOf(each), 0),
    memory: () => [pid, ...childrenOf(pid)].reduce((total, each) => total + memoryOf(each), 0),
    async stop() {
      running.delete(server);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      for (const each of childrenOf(pid)) process.kill(each, 'SIGKILL');
      await gone;
    },
  };
  running.add(server);
  return server;
}

/** Stops every running server. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((server) => server.stop()));
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt++) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Error(`${url} does not answer.`);
}

/** Fields 14 and 15 of /proc/<pid>/stat, counted after the name in parentheses. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

function childrenOf(pid: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => parentOf(each) === pid);
}

function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] ?? 0);
  } catch {
    // The process ended in the meantime.
    return 0;
  }
}
