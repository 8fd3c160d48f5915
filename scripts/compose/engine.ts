import { runToEnd } from '../bootstrap/child.mjs';

/** The compose command of this machine, in words. */
export type Compose = readonly string[];

const WAYS: readonly Compose[] = [['docker', 'compose'], ['docker-compose']];

/** The compose command; a one-line reason if the engine or its command is missing. */
export async function findCompose(): Promise<Compose | string> {
  if ((await runToEnd('docker', ['info'])).code !== 0)
    return 'compose: skipped, no container engine runs on this machine';
  for (const way of WAYS) if ((await run([...way, 'version'])).code === 0) return way;
  return 'compose: skipped, docker has no compose command on this machine';
}

/** Runs a command, given as words, to its end. */
export function run(
  [file = '', ...args]: readonly string[],
  options: { readonly env?: NodeJS.ProcessEnv; readonly cwd?: string; readonly show?: boolean } = {},
): Promise<{ readonly code: number; readonly output: string }> {
  return runToEnd(file, args, options);
}
