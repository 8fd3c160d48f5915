import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { exitCodeOf, runToEnd } from '../bootstrap/child.mjs';
import { root } from '../bootstrap/paths.mjs';
import { type Output, terminal } from './output.ts';

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
  /** Where its words go; without one it has our terminal. */
  readonly output?: Output;
}

/** Runs a tool under this Node; answers with its exit code. */
export function runTool(
  tool: keyof typeof tools,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<number> {
  return runNode([join(root, tools[tool]), ...args], options);
}

/** Runs a file under this Node with its arguments; answers with the exit code. */
export async function runNode(
  args: readonly string[],
  { cwd = root, env = process.env, output = terminal }: ToolOptions = {},
): Promise<number> {
  // A log that is read later has no use for colours, though CI makes some tools think so.
  const plainEnv = process.stdout.isTTY ? env : { ...env, NO_COLOR: '1', FORCE_COLOR: '0' };
  if (!output.isTerminal) {
    const { code, output: text } = await runToEnd(process.execPath, args, { cwd, env: plainEnv });
    output.print(text);
    return code;
  }
  const child = spawn(process.execPath, args, {
    cwd,
    env: plainEnv,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return exitCodeOf(code, signal);
}
