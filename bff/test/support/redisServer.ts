import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from './freePort.ts';

const PROGRAMS = ['valkey-server', 'redis-server'];

/** The machine's own Valkey or Redis, null where there is none. */
export function redisProgram(): string | null {
  return PROGRAMS.find((program) => spawnSync(program, ['--version']).status === 0) ?? null;
}

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Neither answers nor ends from now on, until it is resumed. */
  hang(): void;
  resume(): void;
}

/** A server that keeps nothing on disk, on a port of its own. */
export async function startRedis(program: string): Promise<RedisServer> {
  const port = await freePort();
  let child = await launch(program, port);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async start() {
      child = await launch(program, port);
    },
    hang: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  };
}

async function launch(program: string, port: number): Promise<ChildProcess> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, args, { stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGKILL'));
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await answers(port)) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`${program} did not start`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
