import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { COINS, PLACES, type PlaceSample } from './agree/samples.ts';
import { listen, type Received } from './agree/ticks.ts';
import { runMain } from './product/command.ts';

const USAGE = 'node scripts/agree.ts [--url <origin>] [--polls <count>]';

/** Pauses between polls, ms: primes, so that polls hit every part of a cycle. */
const PAUSES = [307, 701, 1103, 1499, 1901];

/**
 * Polls a running product with a moving clock, and counts how often all sources agree on a coin: the list, its page,
 * search, boards, and the socket at the list's instant.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: `http://localhost:${process.env['PORT'] ?? '3000'}` },
      polls: { type: 'string', default: '57' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const polls = Number(values.polls);
  const received = await listen(values.url, COINS);
  const agreed = new Map<string, { count: number; polls: number }>();
  for (let poll = 0; poll < polls; poll += 1) {
    const samples = await Promise.all(PLACES.map(({ read }) => read(values.url)));
    await sleep(PAUSES[poll % PAUSES.length]);
    await receivedUntil(received, samples[0]?.asOf ?? 0);
    for (const [relation, holds] of relationsOf(samples, received)) {
      const so = agreed.get(relation) ?? { count: 0, polls: 0 };
      agreed.set(relation, { count: so.count + (holds ? 1 : 0), polls: so.polls + 1 });
    }
  }
  received.close();
  for (const [relation, so] of agreed) console.log(`${relation}: ${so.count} of ${so.polls}`);
});

/** Waits for the ticks of an instant, 2 s at most: those of the answers' own second may still be in transit. */
async function receivedUntil(received: Received, instant: number): Promise<void> {
  const isBehind = () => COINS.some((code) => (received.newest(code)?.time ?? 0) < instant);
  for (let waits = 0; waits < 20 && isBehind(); waits += 1) await sleep(100);
}

function relationsOf(samples: readonly PlaceSample[], received: Received): readonly [string, boolean][] {
  const [list, ...others] = samples;
  if (!list) return [];
  const sameAsList = ({ prices }: PlaceSample) =>
    COINS.every((code) => prices.get(code) === undefined || prices.get(code) === list.prices.get(code));
  const sameInstant = others.filter(({ asOf }) => asOf === list.asOf);
  return [
    ...others.map((one): [string, boolean] => [`list = ${one.place}`, sameAsList(one)]),
    ['places of the list’s instant say the same', sameInstant.every(sameAsList)],
    ['one instant in all places', others.every(({ asOf }) => asOf === list.asOf)],
    // Before the first ticks there is nothing to compare.
    ...(list.asOf < received.since ? [] : [socketAgrees(list, received)]),
    [
      'list is at most 5 s behind the socket',
      COINS.every((code) => (received.newest(code)?.time ?? 0) - list.asOf < 7_000),
    ],
  ];
}

function socketAgrees(list: PlaceSample, received: Received): [string, boolean] {
  const agrees = COINS.every((code) => received.at(code, list.asOf)?.price === list.prices.get(code));
  return ['list = socket at its instant', agrees];
}
