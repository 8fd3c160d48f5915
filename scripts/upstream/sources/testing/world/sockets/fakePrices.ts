import { oncePerCycle } from '../../../../mechanisms/oncePerCycle.ts';
import type { VenueName } from '../../../exchanges/exchanges.ts';
import { type FakePair, fakePairs } from '../fakePairs.ts';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';

/** Tells the last prices of a venue's pairs at the second, by its own names: what moves between two cycles moves here. */
export function fakePrices(world: FakeWorld, venue: VenueName, nameOf: (pair: FakePair) => string) {
  const ticks = inTruth(world.truth.ticks, 'ticks');
  const reported = fakePairs(world, venue);
  const heard = new Map<string, number>();
  const pairs = oncePerCycle(
    world,
    async () => new Map((await reported()).map((pair) => [nameOf(pair), pair])),
  );
  let stop: (() => void) | null = null;

  return {
    async of(names: Iterable<string> | null): Promise<readonly (readonly [name: string, price: number])[]> {
      const known = await pairs();
      stop ??= ticks.subscribe(
        [...known.values()].flatMap(({ tickerId }) => tickerId ?? []),
        (reported) => {
          for (const { code, price } of reported) heard.set(code, price);
        },
      );
      return [...(names ?? known.keys())].flatMap((name) => {
        const pair = known.get(name);
        return pair ? [[name, (pair.tickerId && heard.get(pair.tickerId)) || pair.last] as const] : [];
      });
    },
    close: () => stop?.(),
  };
}
