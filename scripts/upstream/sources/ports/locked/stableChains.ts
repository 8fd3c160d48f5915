import { DAY, SECOND } from '@coinmirror/shared/time/units.ts';
import { oncePer } from '../../../mechanisms/memo.ts';
import type { ChainWorth, StablesOnChains } from '../../../ports/stables.ts';
import type { Known } from '../../client/sourceClient.ts';
import {
  type SupplyDay,
  stablecoinHistory,
  stablecoinWorth,
} from '../../providers/defillama/stablecoinHistory.ts';
import { type Stablecoin, stablecoins } from '../../providers/defillama/stablecoins.ts';
import { STABLE_CHAINS } from '../../trackRecord/outlierName.ts';
import { reportedOf, requireReported } from '../../world/known.ts';
import type { PublicWorld } from '../../world/publicWorld.ts';
import { chainCodeOf } from './chainNames.ts';
import { valuesAt } from './days.ts';
import { reportStablecoins } from './stableSupplies.ts';

/** Chains that are named; the others are what is left of the whole. */
const NAMED = 8;
/** Two sums of the same coins in another order and precision. */
const ROUNDING = 0.001;
/** Coins whose chains are asked for apart. */
const APART: readonly (string | null)[] = [null, 'tether', 'usd-coin'];

/** Worth by chain at some instants; null where the chains together hold more than there is now, which /status says. */
export async function onChainsAt(
  world: PublicWorld,
  coin: string | null,
  times: readonly number[],
): Promise<StablesOnChains | null> {
  const { value, at } = await reportStablecoins(world);
  const asked = chartsOf(value, coin);
  if (asked === null) return null;
  const [whole, ...parts] = await Promise.all([
    world.reader.read('LLAMA_STABLECOINS', asked.whole, DAY),
    ...asked.chains.map(({ chart }) => world.reader.read('LLAMA_STABLECOINS', chart, DAY)),
  ]);
  const totals = worthsAt(requireReported(whole, 'stables').value, times);
  const chains = asked.chains.flatMap(({ name }, place): ChainWorth[] => {
    const usd = worthsOf(parts[place], times);
    return usd === null ? [] : [{ name, usd }];
  });
  return withoutExcess({ totals, chains }, (now) => note(world, coin, { ...now, at }));
}

/** A chain that DefiLlama does not know by this name is among the others; one that is silent leaves the whole untold. */
function worthsOf(
  known: Known<readonly SupplyDay[]> | undefined,
  times: readonly number[],
): readonly (number | null)[] | null {
  if (known === undefined || (known.kind === 'nothing' && known.why.kind === 'missing')) return null;
  return worthsAt(requireReported(known, 'stables').value, times);
}

/** What the chains hold together where that is too much, else null; and the whole, USD. */
interface Weighed {
  readonly sum: number | null;
  readonly total: number;
}

/** Past days whose chains exceed the whole are unknown; so is everything where the last one does. */
function withoutExcess(
  { totals, chains }: StablesOnChains,
  weighed: (now: Weighed) => void,
): StablesOnChains | null {
  const sums = totals.map((_, at) => chains.reduce((sum, { usd }) => sum + (usd[at] ?? 0), 0));
  const exceeds = totals.map((total, at) => total !== null && (sums[at] ?? 0) > total * (1 + ROUNDING));
  const total = totals.at(-1) ?? null;
  const isRefused = exceeds.at(-1) ?? false;
  if (total !== null) weighed({ sum: isRefused ? (sums.at(-1) ?? null) : null, total });
  if (isRefused) return null;
  const only = (values: readonly (number | null)[]) =>
    values.map((value, at) => (exceeds[at] ? null : value));
  const last = ({ usd }: ChainWorth) => usd.at(-1) ?? 0;
  return {
    totals: only(totals),
    chains: chains
      .map(({ name, usd }) => ({ name, usd: only(usd) }))
      .toSorted((one, other) => last(other) - last(one)),
  };
}

/** Stands among the refusals until the chains agree with the whole again. */
function note(
  { store }: PublicWorld,
  coin: string | null,
  { sum, total, at }: Weighed & { readonly at: number },
): void {
  const subject = `${STABLE_CHAINS}${coin ?? '稳定币'}`;
  if (sum === null) store.odd.release(subject);
  else store.odd.save(subject, { believed: total, odd: sum, readings: 1, since: at, at });
}

function worthsAt(days: readonly SupplyDay[], times: readonly number[]): readonly (number | null)[] {
  return valuesAt(
    days.flatMap(({ time, usd }) => (usd === null ? [] : [{ time, tvl: usd }])),
    times,
  );
}

/** The charts of one coin, or of all, on all chains and on each of the largest; null for a coin that is not told. */
function chartsOf(coins: readonly Stablecoin[], code: string | null) {
  const coin = code === null ? null : (coins.find((one) => one.code === code) ?? null);
  if (code !== null && coin === null) return null;
  const chart = (chain: string | null) =>
    coin === null ? stablecoinWorth(chain) : stablecoinHistory(coin, chain);
  return {
    whole: chart(null),
    chains: largestChains(coin === null ? coins : [coin]).map((name) => ({
      name: SHOWN[chainCodeOf(name) ?? ''] ?? name,
      chart: chart(name),
    })),
  };
}

/** DefiLlama's names that visitors know by another. */
const SHOWN: Readonly<Record<string, string>> = { optimism: 'Optimism' };

/** DefiLlama's names of the chains that hold most now, by the coins' own words. */
function largestChains(coins: readonly Stablecoin[]): readonly string[] {
  const worths = new Map<string, number>();
  for (const { price, circulatingByChain } of coins)
    for (const [chain, units] of circulatingByChain)
      worths.set(chain, (worths.get(chain) ?? 0) + units * (price ?? 1));
  return [...worths]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, NAMED)
    .map(([name]) => name);
}

/** ms between two questions about chains, of which there are some thirty a day. */
export const STABLE_TURN_EVERY = 20 * SECOND;

/** How many turns a world has had. */
const turnsOf = oncePer((_world: PublicWorld) => ({ taken: 0 }));

/** Reads the charts one a turn, ahead of the pages, and none whose answer is of today: all at once are half of a minute's limit. */
export async function readNextStableChart(world: PublicWorld): Promise<void> {
  const coins = reportedOf(world.reader.latest('LLAMA_STABLECOINS', stablecoins))?.value;
  const questions = APART.flatMap((code) => {
    const charts = chartsOf(coins ?? [], code);
    return charts === null ? [] : [charts.whole, ...charts.chains.map(({ chart }) => chart)];
  });
  const turns = turnsOf(world);
  const question = questions[turns.taken % questions.length];
  turns.taken += 1;
  if (question !== undefined) await world.reader.read('LLAMA_STABLECOINS', question, DAY);
}
