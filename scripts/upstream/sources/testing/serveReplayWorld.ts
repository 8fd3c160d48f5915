import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { FAULT_USAGE, parseFault } from './faultCommand.ts';
import { type ReplayWorld, startReplayWorld } from './replayWorld.ts';

const USAGE = `node scripts/upstream/sources/testing/serveReplayWorld.ts [options]
  Serves every public source on this machine, prints the variables by which they are asked, and reads faults from its
  input until it is stopped.
  --print-env     the variables alone
  --seed <n>      another market
  --coins <n>     how many coins exchanges trade

${FAULT_USAGE}`;

const { values } = parseArgs({
  options: {
    'print-env': { type: 'boolean', default: false },
    seed: { type: 'string' },
    coins: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) process.stdout.write(`${USAGE}\n`);
else await serve();

async function serve(): Promise<void> {
  const world = await startReplayWorld({
    ...(values.seed !== undefined && { seed: Number(values.seed) }),
    ...(values.coins !== undefined && { coins: Number(values.coins) }),
  });
  const env = Object.entries({ MARKET_SOURCE: 'public', ...world.env });
  process.stdout.write(`${env.map(([name, value]) => `${name}=${value}`).join('\n')}\n`);
  if (!values['print-env']) process.stderr.write(`\n${FAULT_USAGE}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void world.close().then(() => process.exit(0)));
  for await (const line of createInterface({ input: process.stdin }))
    if (line.trim() !== '') obey(world, line);
}

function obey({ servers }: ReplayWorld, line: string): void {
  try {
    const { names, fault, socket } = parseFault(line);
    for (const name of names) {
      const server = servers.get(name);
      if (socket === undefined) server?.misbehave(fault);
      else server?.misbehaveSockets(socket);
    }
    process.stderr.write(`${line.trim()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}
