import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startProduct } from './product.ts';

const WORLD = 'scripts/upstream/sources/testing/serveReplayWorld.ts';
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Histories of all coins are written before the world is there. */
const WORLD_WITHIN = 180_000;

/** A product whose sources are replayed on this machine, and misbehave on command. */
export interface PublicProduct {
  readonly origin: string;
  /** A line as `OKX status 451`; `OKX off` ends it. Resolves when it is obeyed. */
  misbehave(line: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the replayed sources, and upstream and gateway that read them. */
export async function startPublicProduct(): Promise<PublicProduct> {
  const world = spawn(process.execPath, [WORLD, '--print-env'], { cwd: root });
  // What it says after its variables is each line that it has obeyed, or what is wrong with it.
  const answers = createInterface({ input: world.stderr });
  try {
    // CoinGecko's own limit, six calls a minute, would have some pages wait for minutes.
    const env = { ...(await printedBy(world)), SOURCES_PER_MINUTE_COINGECKO: '600' };
    const product = await startProduct(':memory:', env);
    return {
      origin: product.origin,
      async misbehave(line) {
        const reported = once(answers, 'line');
        world.stdin.write(`${line}\n`);
        const [answer] = await reported;
        if (answer !== line) throw new Error(`The replayed sources say: ${answer}`);
      },
      async stop() {
        await product.stop();
        world.kill('SIGKILL');
      },
    };
  } catch (error) {
    world.kill('SIGKILL');
    throw error;
  }
}

/** The variables that a process prints, once the last line is whole. */
async function printedBy(world: ChildProcessWithoutNullStreams): Promise<Readonly<Record<string, string>>> {
  let text = '';
  world.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  for (const deadline = Date.now() + WORLD_WITHIN; !text.endsWith('\n'); ) {
    if (world.exitCode !== null || Date.now() > deadline)
      throw new Error('The replayed sources do not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const lines = text.trim().split('\n');
  return Object.fromEntries(lines.map((line) => [line.replace(/=.*/, ''), line.replace(/^.*?=/, '')]));
}
