import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../bootstrap/paths.mjs';
import { type Compose, run } from './engine.ts';

/** A separate project name, so that another project from the same file is not affected. */
const PROJECT = 'coinmirror-test';
const HEALTHY_WITHIN = 180_000;

export interface Composition {
  readonly services: readonly string[];
  build(): Promise<void>;
  /** Starts everything and waits until every service is healthy. */
  up(): Promise<void>;
  /** Restarts one service and waits until it is healthy. */
  restart(service: string): Promise<void>;
  /** Memory of each service, in the engine's format. */
  memory(): Promise<readonly (readonly [service: string, memory: string])[]>;
  /** Stops it and removes its containers, networks and data. */
  down(): Promise<void>;
}

/** docker-compose.yml under a separate project. Each step throws with the engine's message on failure. */
export async function openComposition(compose: Compose, env: NodeJS.ProcessEnv): Promise<Composition> {
  const ask = async (args: readonly string[], show = false) => {
    const { code, output } = await run([...compose, '-p', PROJECT, ...args], { cwd: root, env, show });
    if (code !== 0) throw new Error(`compose ${args.join(' ')} failed:\n${output.slice(-2_000)}`);
    return output;
  };
  const linesOf = (output: string) => output.split('\n').flatMap((line) => line.trim() || []);
  const services = linesOf(await ask(['config', '--services']));
  const idOf = async (service: string) => linesOf(await ask(['ps', '-q', service])).at(-1) ?? '';

  async function untilHealthy(service: string): Promise<void> {
    const id = await idOf(service);
    for (const deadline = Date.now() + HEALTHY_WITHIN; Date.now() < deadline; await sleep(250)) {
      const { output } = await run(['docker', 'inspect', '-f', '{{.State.Health.Status}}', id]);
      if (output.trim() === 'healthy') return;
    }
    throw new Error(
      `${service} is not healthy after ${HEALTHY_WITHIN / 1000} s:\n${await ask(['logs', service])}`,
    );
  }

  return {
    services,
    build: async () => void (await ask(['build'], true)),
    async up() {
      await ask(['up', '-d', '--no-build']);
      await Promise.all(services.map(untilHealthy));
    },
    async restart(service) {
      await ask(['restart', service]);
      await untilHealthy(service);
    },
    async memory() {
      const rows: [string, string][] = [];
      for (const service of services) {
        const format = ['--no-stream', '--format', '{{.MemUsage}}'];
        const { output } = await run(['docker', 'stats', ...format, await idOf(service)]);
        rows.push([service, output.split('/')[0]?.trim() ?? '']);
      }
      return rows;
    },
    down: async () => void (await ask(['down', '--volumes', '--remove-orphans'])),
  };
}
