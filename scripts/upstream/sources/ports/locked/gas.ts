import type { ChainGas, EarnedDay } from '../../../ports/defi.ts';
import { type EarnedKind, earnedOverview, type LlamaEarned } from '../../providers/defillama/fees.ts';
import { reportedOf, requireReported } from '../../world/known.ts';
import type { PublicWorld } from '../../world/publicWorld.ts';
import { chainCodeOf } from './chainNames.ts';
import { daysOfSlug, EARNED_EVERY } from './earned.ts';
import { earnedSums, withoutExcess } from './earnedSums.ts';

/** What our chains earn with transactions, from the answer in which protocols are told. Throws NotConnectedError as `earnedIn`. */
export async function gasIn({ reader }: PublicWorld): Promise<readonly ChainGas[]> {
  const [fees, revenue] = await Promise.all([read(reader, 'dailyFees'), read(reader, 'dailyRevenue')]);
  const kept = chainsOf(reportedOf(revenue)?.value ?? []);
  return [...chainsOf(requireReported(fees, 'defi').value)].map(([chain, row]) => {
    const own = kept.get(chain);
    const sums = earnedSums([row]);
    return { chain, fees: sums, revenue: withoutExcess(earnedSums(own === undefined ? [] : [own]), sums) };
  });
}

/** By day; empty for a chain that is not told. */
export async function gasByDay(
  { reader }: PublicWorld,
  chain: string,
  count: number,
): Promise<readonly EarnedDay[]> {
  const fees = reportedOf(await read(reader, 'dailyFees'));
  const slug = chainsOf(fees?.value ?? []).get(chain)?.slug ?? null;
  return slug === null ? [] : daysOfSlug(reader, slug, count);
}

function read(reader: PublicWorld['reader'], kind: EarnedKind) {
  return reader.read('LLAMA', earnedOverview(kind, null), EARNED_EVERY);
}

/** The row of each chain. Two rows that claim one chain are two stories: neither is told. */
function chainsOf(rows: readonly LlamaEarned[]): ReadonlyMap<string, LlamaEarned> {
  const chains = Map.groupBy(
    rows.filter(({ isChain }) => isChain),
    ({ name }) => chainCodeOf(name),
  );
  return new Map(
    [...chains].flatMap(([chain, [row, ...more]]): [string, LlamaEarned][] =>
      chain === null || row === undefined || more.length > 0 ? [] : [[chain, row]],
    ),
  );
}
