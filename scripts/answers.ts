import { parseArgs } from 'node:util';
import { type ApiEndpointName, apiEndpointNames } from '@coinmirror/shared/contract/endpoints.ts';
import { argumentsOf } from './answers/arguments.ts';
import { checkOut, ROOT } from './answers/checkout.ts';
import { differenceOf } from './answers/difference.ts';
import { type AskedUpstream, type Instant, startIn } from './answers/upstream.ts';
import { stopAll } from './bench/process.ts';
import { runMain } from './product/command.ts';

const USAGE = 'npm run answers -- [--against <revision>] [--quick] [--only <endpoint,…>]';
const SEEDS = ['20170808', '7', '42'];
/** A quiet hour, and the change of a cycle, of a day, of a month and of a year in Beijing. */
const CLOCKS = [
  '2026-01-15T00:00:00Z',
  '2026-03-10T09:30:04.999Z',
  '2026-11-25T15:59:58Z',
  '2026-08-31T16:00:00Z',
  '2026-12-31T15:59:59Z',
];
/** Number of differences printed; the others are counted. */
const SHOWN = 20;

/**
 * Compares this tree with another revision: calls every endpoint with several arguments, for several markets and
 * instants, and lists the answers that differ in any byte. A refactoring changes none.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      against: { type: 'string', default: 'HEAD' },
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const names = namesOf(values.only);
  const instants = instantsOf(values.quick);
  const before = await checkOut(values.against);
  const differences: string[] = [];
  let asked = 0;
  try {
    for (const instant of instants) {
      const pair = await Promise.all([startIn(before.folder, instant), startIn(ROOT, instant)]);
      for (const name of names) asked += await compare(name, pair, instant, differences);
      await Promise.all(pair.map((upstream) => upstream.stop()));
      console.log(`seed ${instant.seed}, ${instant.clock}: ${asked} answers, ${differences.length} differ`);
    }
  } finally {
    await stopAll();
    await before.remove();
  }
  for (const line of differences.slice(0, SHOWN)) console.log(line);
  console.log(
    `${asked} answers of ${names.length} endpoints against ${before.commit}: ${differences.length} differ.`,
  );
  if (differences.length > 0) process.exitCode = 1;
});

/**
 * Calls both upstreams with every argument of an endpoint; collects the differences and returns the number of calls.
 */
async function compare<Name extends ApiEndpointName>(
  name: Name,
  [before, after]: readonly [AskedUpstream, AskedUpstream],
  { seed, clock }: Instant,
  differences: string[],
): Promise<number> {
  const listed = argumentsOf(name);
  const all = typeof listed === 'function' ? await listed(before.read) : listed;
  for (const params of all) {
    const [one, other] = await Promise.all([before.ask(name, params), after.ask(name, params)]);
    const difference = differenceOf(one, other);
    if (difference !== null) {
      differences.push(`${name} ${JSON.stringify(params)} (seed ${seed}, ${clock}) ${difference}`);
    }
  }
  return all.length;
}

function namesOf(only: string | undefined): readonly ApiEndpointName[] {
  if (only === undefined) return apiEndpointNames;
  const asked = new Set(only.split(','));
  const names = apiEndpointNames.filter((name) => asked.delete(name));
  const [unknown] = asked;
  if (unknown !== undefined) throw new Error(`There is no endpoint "${unknown}" of the market's host.`);
  return names;
}

function instantsOf(quick: boolean): readonly Instant[] {
  const all = SEEDS.flatMap((seed) => CLOCKS.map((clock) => ({ seed, clock })));
  return quick ? all.slice(0, 1) : all;
}
