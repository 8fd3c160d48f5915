import { roundShares } from '@coinmirror/shared/format/roundShares.ts';
import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import type { ChainShare } from '../../../ports/stables.ts';
import type { TvlDay } from '../../providers/defillama/chains.ts';
import { stablecoinHistory } from '../../providers/defillama/stablecoinHistory.ts';
import { type Stablecoin, stablecoins } from '../../providers/defillama/stablecoins.ts';
import { type Reported, reportedOf, requireReported } from '../../world/known.ts';
import type { PublicWorld } from '../../world/publicWorld.ts';
import { chainCodeOf } from './chainNames.ts';
import { valuesAt } from './days.ts';
import type { OutlierFilter } from './outlierFilter.ts';

const EVERY = 10 * MINUTE;
/** Chains that are named; the others are 其他. */
const NAMED = 6;
/** Decimals of shares. */
const PLACES = 2;

/** All stablecoins of DefiLlama. Throws NotConnectedError if it has never answered. */
export async function reportStablecoins({
  reader,
}: Pick<PublicWorld, 'reader'>): Promise<Reported<readonly Stablecoin[]>> {
  return requireReported(await reader.read('LLAMA_STABLECOINS', stablecoins, EVERY), 'stables');
}

/** Supply of each coin at some instants (epoch ms); null for a coin that is not told, and before its first day. */
export async function suppliesAt(
  world: PublicWorld,
  steady: OutlierFilter,
  codes: readonly string[],
  times: readonly number[],
): Promise<readonly (readonly (number | null)[])[]> {
  const reported = await reportStablecoins(world);
  return Promise.all(
    codes.map(async (code) => {
      const coin = findStablecoin(reported, code);
      if (coin === null) return times.map(() => null);
      const now = believedSupply(coin, reported.at, steady);
      const today = now === null ? [] : [{ time: reported.at, tvl: now }];
      return valuesAt([...(await historyOf(world, coin)), ...today], times);
    }),
  );
}

/** Weighs the supply of each coin as it was reported. */
export function weighSupplies({ value, at }: Reported<readonly Stablecoin[]>, steady: OutlierFilter): void {
  for (const coin of value) believedSupply(coin, at, steady);
}

function believedSupply(
  { id, symbol, circulating }: Stablecoin,
  at: number,
  steady: OutlierFilter,
): number | null {
  return circulating === null ? null : steady.believe(`supply ${id} ${symbol}`, circulating, at);
}

async function historyOf({ reader }: PublicWorld, coin: Stablecoin): Promise<readonly TvlDay[]> {
  const reported = reportedOf(await reader.read('LLAMA_STABLECOINS', stablecoinHistory(coin), DAY));
  return (reported?.value ?? []).flatMap(({ time, supply }) =>
    supply === null ? [] : [{ time, tvl: supply }],
  );
}

/** Shares of each coin's supply by chain, %, the largest chains by name; they add up to 100. */
export function chainsOf(
  reported: Reported<readonly Stablecoin[]>,
  codes: readonly string[],
): readonly (readonly ChainShare[])[] {
  return codes.map((code) => sharesOf(findStablecoin(reported, code)?.circulatingByChain ?? new Map()));
}

/** % of each coin's supply on each of our chains, by its code; empty for an unknown coin. */
export function defiSharesOf(
  reported: Reported<readonly Stablecoin[]>,
  codes: readonly string[],
): readonly ReadonlyMap<string, number>[] {
  return codes.map((code) => {
    const byChain = findStablecoin(reported, code)?.circulatingByChain ?? new Map<string, number>();
    const whole = [...byChain.values()].reduce((sum, coins) => sum + coins, 0);
    const shares = new Map<string, number>();
    for (const [name, coins] of whole > 0 ? byChain : []) {
      const chain = chainCodeOf(name);
      if (chain !== null) shares.set(chain, (shares.get(chain) ?? 0) + (coins / whole) * 100);
    }
    return shares;
  });
}

function sharesOf(byChain: ReadonlyMap<string, number>): readonly ChainShare[] {
  const held = [...byChain].filter(([, coins]) => coins > 0).toSorted(([, one], [, other]) => other - one);
  const rest = held.slice(NAMED).reduce((sum, [, coins]) => sum + coins, 0);
  const parts = [...held.slice(0, NAMED), ...(rest > 0 ? [['其他', rest] as const] : [])];
  const shares = roundShares(
    parts.map(([, coins]) => coins),
    PLACES,
  );
  return parts.map(([chain], at) => ({ chain, share: shares[at] ?? 0 }));
}

function findStablecoin({ value }: Reported<readonly Stablecoin[]>, code: string): Stablecoin | null {
  return value.find((coin) => coin.code === code) ?? null;
}
