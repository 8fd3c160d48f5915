import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { exitCodeOf, runToEnd } from '../bootstrap/child.mjs';
import { root } from '../bootstrap/paths.mjs';
import { type Output, terminal } from './output.ts';

/** Programs of our packages, by the file to run with Node. */
const tools = {
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'web/node_modules/@playwright/test/cli.js',
} as const;

export interface ToolOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Destination of its output; default: our terminal. */
  readonly output?: Output;
}

/** Runs a tool under this Node; returns its exit code. */
export function runTool(
  tool: keyof typeof tools,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<number> {
  return runNode([join(root, tools[tool]), ...args], options);
}

/** Runs a file under this Node with its arguments; returns the exit code. */
export async function runNode(
  args: readonly string[],
  { cwd = root, env = process.env, output = terminal }: ToolOptions = {},
): Promise<number> {
  // Logs need no colours, although some tools enable them under CI.
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
