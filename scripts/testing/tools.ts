import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { exitCodeOf } from '../bootstrap/child.mjs';
import { root } from '../bootstrap/paths.mjs';

/** Programs of our packages, by the file that Node runs. */
export const tools = {
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'web/node_modules/@playwright/test/cli.js',
} as const;

export interface ToolOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a tool under this Node with our terminal; answers with its exit code. */
export async function runTool(
  tool: keyof typeof tools,
  args: readonly string[],
  { cwd = root, env = process.env }: ToolOptions = {},
): Promise<number> {
  const child = spawn(process.execPath, [join(root, tools[tool]), ...args], {
    cwd,
    // A log that is read later has no use for colours, though CI makes some tools think so.
    env: process.stdout.isTTY ? env : { ...env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return exitCodeOf(code, signal);
}
