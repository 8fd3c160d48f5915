import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/upstream/main.ts', import.meta.url));
/** One that fails says so by ending; a busy machine takes its time. */
const READY_WITHIN = 300_000;

export interface EmbeddedUpstream {
  readonly origin: string;
  readonly port: number;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  restart(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** The real embedded upstream, as a process of its own that can be killed. */
export async function startEmbeddedUpstream({
  port,
  env = {},
}: EmbeddedOptions = {}): Promise<EmbeddedUpstream> {
  let own = port ?? (await freePort());
  let child = await launch(own, env).catch(async (error: unknown) => {
    if (port !== undefined) throw error;
    // Another test may have taken the port between its being found free and being listened at.
    own = await freePort();
    return launch(own, env);
  });
  const origin = `http://127.0.0.1:${own}`;
  return {
    origin,
    port: own,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async restart() {
      child = await launch(own, env);
    },
  };
}

async function launch(port: number, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SCRIPT], {
    // One process uses a folder, and tests run beside each other.
    env: { ...process.env, MARKET_SEED: '7', DATA_DIR: ':memory:', ...env, UPSTREAM_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const deadline = Date.now() + READY_WITHIN;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const ready = await fetch(`http://127.0.0.1:${port}/api/home/global`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error('the embedded upstream did not start');
}
