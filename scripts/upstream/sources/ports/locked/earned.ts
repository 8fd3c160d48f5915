import { type DefiChainCode, defiChains } from '@coinmirror/shared/content/defi/chains.ts';
import { stableIssuers } from '@coinmirror/shared/content/defi/issuers.ts';
import { defiProtocols } from '@coinmirror/shared/content/defi/protocols.ts';
import { HOUR, SECOND } from '@coinmirror/shared/time/units.ts';
import { oncePer } from '../../../mechanisms/memo.ts';
import type { Earned, EarnedDay } from '../../../ports/defi.ts';
import { dexOverview } from '../../providers/defillama/dexes.ts';
import {
  type EarnedKind,
  earnedHistory,
  earnedOverview,
  type LlamaEarned,
} from '../../providers/defillama/fees.ts';
import { reportedOf, requireReported } from '../../world/known.ts';
import type { PublicWorld } from '../../world/publicWorld.ts';
import { chainNameOf } from './chainNames.ts';
import { earnedSums, withoutExcess } from './earnedSums.ts';
import { protocolCodeOf, protocolSlugOf } from './protocolNames.ts';

/** ms between readings: of all chains together; of one chain; of days. */
export const EARNED_EVERY = HOUR;
const EARNED_CHAINS_EVERY = 2 * HOUR;
const EARNED_DAYS_EVERY = 6 * HOUR;

/** Chains that still run. */
const EARNING_CHAINS: readonly DefiChainCode[] = defiChains
  .filter((chain) => !('end' in chain))
  .map(({ code }) => code);

/**
 * DefiLlama's names of those that earn under another name than the one under which they hold value; the first one is that
 * whose days are asked for.
 */
const EARNING_NAMES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  tether: ['tether'],
  'usd-coin': ['circle'],
  hyperliquid: ['hyperliquid', 'hyperliquid-perps'],
};

const earnerOfName = new Map(
  Object.entries(EARNING_NAMES).flatMap(([earner, names]) => names.map((name) => [name, earner] as const)),
);

/** What our protocols and issuers earn. Throws NotConnectedError if all chains together were never told. */
export async function earnedIn({ reader }: PublicWorld): Promise<readonly Earned[]> {
  const [fees, revenue] = await Promise.all([
    reader.read('LLAMA', earnedOverview('dailyFees', null), EARNED_EVERY),
    reader.read('LLAMA', earnedOverview('dailyRevenue', null), EARNED_EVERY),
  ]);
  // Chains are read by polls alone: two dozen answers are no wait for a page.
  const onChains = EARNING_CHAINS.flatMap((chain) => {
    const paid = reportedOf(reader.latest('LLAMA', earnedOnChain('dailyFees', chain)));
    const kept = reportedOf(reader.latest('LLAMA', earnedOnChain('dailyRevenue', chain)));
    return paid === null ? [] : earnersOf(chain, paid.value, kept?.value ?? []);
  });
  return [
    ...earnersOf(null, requireReported(fees, 'defi').value, reportedOf(revenue)?.value ?? []),
    ...onChains,
  ];
}

const KINDS: readonly EarnedKind[] = ['dailyFees', 'dailyRevenue'];

/** The question of one chain; one that DefiLlama does not know by a name is asked for by its code. */
function earnedOnChain(kind: EarnedKind, chain: DefiChainCode) {
  return earnedOverview(kind, chainNameOf(chain) ?? chain);
}

/** Volume on the chains whose exchanges have been read, USD. */
export function tradedOn({ reader }: PublicWorld): ReadonlyMap<string, number> {
  return new Map(
    EARNING_CHAINS.flatMap((chain): [string, number][] => {
      const volume = reportedOf(reader.latest('LLAMA', dexesOn(chain)))?.value.volume24h ?? null;
      return volume === null ? [] : [[chain, volume]];
    }),
  );
}

function dexesOn(chain: DefiChainCode) {
  return { ...dexOverview(chainNameOf(chain) ?? chain), isAboutOne: true };
}

/** ms between two questions about chains, of which there are three a chain: a twentieth of what DefiLlama may be asked. */
export const CHAIN_TURN_EVERY = 20 * SECOND;

const CHAIN_QUESTIONS = EARNING_CHAINS.flatMap((chain) => [
  dexesOn(chain),
  ...KINDS.map((kind) => earnedOnChain(kind, chain)),
]);

/** How many turns a world has had. */
const turnsOf = oncePer((_world: PublicWorld) => ({ taken: 0 }));

/**
 * Reads what is traded and earned on chains, a question a turn and none whose answer is young: all at once they would be
 * refused by our own limit, and with them what a page asks.
 */
export async function readNextOnChains(world: PublicWorld): Promise<void> {
  const turns = turnsOf(world);
  const question = CHAIN_QUESTIONS[turns.taken % CHAIN_QUESTIONS.length];
  turns.taken += 1;
  if (question !== undefined) await world.reader.read<unknown>('LLAMA', question, EARNED_CHAINS_EVERY);
}

/** An issuer has no chain: what DefiLlama divides among chains is the interest on what backs its coin. */
function earnersOf(
  chain: DefiChainCode | null,
  fees: readonly LlamaEarned[],
  revenue: readonly LlamaEarned[],
): readonly Earned[] {
  const [paid, kept] = [Map.groupBy(fees, earnerOf), Map.groupBy(revenue, earnerOf)];
  const protocols = defiProtocols.filter(({ chains }) => chain === null || chains.includes(chain));
  return [...protocols, ...(chain === null ? stableIssuers : [])].flatMap(({ code }) => {
    const own = paid.get(code);
    if (own === undefined) return [];
    const sums = earnedSums(own);
    return [
      { earner: code, chain, fees: sums, revenue: withoutExcess(earnedSums(kept.get(code) ?? []), sums) },
    ];
  });
}

/** A chain earns for itself: its name is no protocol's, whatever it is called. */
function earnerOf({ slug, parent, isChain }: LlamaEarned): string | null {
  if (isChain) return null;
  const named =
    (slug === null ? undefined : earnerOfName.get(slug)) ??
    (parent === null ? undefined : earnerOfName.get(parent));
  return named ?? protocolCodeOf({ slug, parent });
}

/** By day, of one or of all that DefiLlama knows; empty where nothing is told. */
export async function earnedByDay(
  { reader }: PublicWorld,
  earner: string | null,
  count: number,
): Promise<readonly EarnedDay[]> {
  const slug = earner === null ? null : (EARNING_NAMES[earner]?.[0] ?? protocolSlugOf(earner));
  return earner !== null && slug === null ? [] : daysOfSlug(reader, slug, count);
}

/** By day, of one by its slug, of all for null. */
export async function daysOfSlug(
  reader: PublicWorld['reader'],
  slug: string | null,
  count: number,
): Promise<readonly EarnedDay[]> {
  const [fees, revenue] = await Promise.all([
    reader.read('LLAMA', earnedHistory('dailyFees', slug), EARNED_DAYS_EVERY),
    reader.read('LLAMA', earnedHistory('dailyRevenue', slug), EARNED_DAYS_EVERY),
  ]);
  const kept = new Map((reportedOf(revenue)?.value ?? []).map(({ time, usd }) => [time, usd]));
  return (reportedOf(fees)?.value ?? []).slice(-count).map(({ time, usd }) => {
    const own = kept.get(time) ?? null;
    return { time, fees: usd, revenue: own !== null && own <= usd ? own : null };
  });
}
