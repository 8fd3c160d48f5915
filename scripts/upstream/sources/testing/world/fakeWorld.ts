import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import { coinCatalogue } from '../../../catalogue/coinCatalogue.ts';
import { newListings } from '../../../catalogue/newListings.ts';
import { unrecordedCoins } from '../../../catalogue/unrecordedCoins.ts';
import { oncePerCycle } from '../../../mechanisms/oncePerCycle.ts';
import type { CoinSnapshot } from '../../../ports/coins.ts';
import type { Sources } from '../../../ports/sources.ts';
import { createSimulatedSources } from '../../../simulation/ports/sources.ts';

/** A coin that exists outside of the simulation, as it is there now. */
export interface FakeCoin {
  readonly facts: CatalogueCoin;
  readonly now: CoinSnapshot;
}

/** The market that all replayed sources report on. */
export interface FakeWorld {
  readonly truth: Sources;
  /** The instant of all numbers, epoch ms: the last whole cycle. */
  now(): number;
  /** All coins that exist, by rank; those without a rank last. */
  coins(): Promise<readonly FakeCoin[]>;
  /** Those that exchanges trade: the largest, and coins of gold. */
  traded(): Promise<readonly FakeCoin[]>;
}

export interface FakeWorldOptions {
  readonly now: () => number;
  readonly seed: number;
  /** How many coins exchanges trade. */
  readonly coins: number;
}

/** Coins that no source knows: they are made up. */
const invented = new Set([...newListings(0), ...unrecordedCoins()].map(({ code }) => code));
const factsByCode = new Map(
  coinCatalogue.filter(({ code }) => !invented.has(code)).map((facts) => [facts.code, facts]),
);

/** Makes the market that is reported; the same seed makes the same one. */
export function createFakeWorld({ now, seed, coins: count }: FakeWorldOptions): FakeWorld {
  const truth = createSimulatedSources({ seed, now });
  const clock = { now: truth.clock.now };
  const coins = oncePerCycle(clock, async () =>
    (await truth.coins.all()).flatMap((snapshot): FakeCoin[] => {
      const facts = factsByCode.get(snapshot.code);
      return facts ? [{ facts, now: snapshot }] : [];
    }),
  );
  const traded = oncePerCycle(clock, async () =>
    (await coins()).filter(({ facts: { peg } }, at) => at < count || peg === 'gold'),
  );
  return { truth, now: clock.now, coins, traded };
}

/** What a source lacks in a world that was asked of: never in a simulated one. */
export function inTruth<Port>(port: Port | null, name: string): Port {
  if (port === null) throw new Error(`the simulation has no ${name}`);
  return port;
}
