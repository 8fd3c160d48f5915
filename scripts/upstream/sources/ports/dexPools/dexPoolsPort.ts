import type { PoolChainCode } from '@coinmirror/shared/content/defi/poolChains.ts';
import { POOL_KINDS, type PoolKind } from '@coinmirror/shared/indicators/poolMarks.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { DexPool, DexPoolsPort } from '../../../ports/dexPools.ts';
import { type GeckoPool, geckoPools } from '../../providers/geckoterminal/pools.ts';
import { poll } from '../../reader/polls.ts';
import { unanswered } from '../../status/sourcePorts.ts';
import { reportedOf } from '../../world/known.ts';
import type { Poll } from '../../world/polls.ts';
import { type PublicWorld, provenanceOf } from '../../world/publicWorld.ts';
import { believedPool } from './believedPool.ts';
import { NETWORKS } from './networks.ts';

/** ms between readings: of all chains, which polls keep young, and of one chain, which is asked for by a page alone. */
const EVERY = 3 * MINUTE;
const CHAIN_EVERY = 5 * MINUTE;
/** Pages of 20 pools that are read of all chains. */
const PAGES = [1, 2] as const;

/** Pools as GeckoTerminal lists them. */
export function dexPoolsPort({ reader }: PublicWorld): DexPoolsPort {
  async function ofAll(kind: PoolKind): Promise<readonly DexPool[] | null> {
    const pages = await Promise.all(
      PAGES.map((page) => reader.read('GECKOTERMINAL', geckoPools(kind, null, page), EVERY)),
    );
    const told = pages.flatMap((known) => reportedOf(known) ?? []);
    return told.length === 0 ? null : believed(told.flatMap(({ value }) => value));
  }

  async function ofChain(kind: PoolKind, chain: PoolChainCode): Promise<readonly DexPool[] | null> {
    const question = geckoPools(kind, NETWORKS[chain]);
    const own = reportedOf(await reader.read('GECKOTERMINAL', question, CHAIN_EVERY));
    if (own !== null) return believed(own.value);
    // Until its own list is told, those of the chain that stand in the list of all.
    return (await ofAll(kind))?.filter((pool) => pool.chain === chain) ?? null;
  }

  function believed(rows: readonly GeckoPool[]): readonly DexPool[] {
    const now = reader.now();
    const pools = rows.flatMap((row) => believedPool(row, now) ?? []);
    // Between two questions a pool moves to the next page, and stands on both.
    return [...new Map(pools.toReversed().map((pool) => [pool.id, pool])).values()].toReversed();
  }

  return {
    provenance: provenanceOf('public', 'GECKOTERMINAL'),
    async pools(kind, chain) {
      const pools = await (chain === null ? ofAll(kind) : ofChain(kind, chain));
      if (pools === null) throw unanswered('dexPools');
      return kind === 'new' ? descending(pools, ({ createdAt }) => createdAt) : pools;
    },
  };
}

/** Both lists of all chains: four calls in three minutes. */
export const dexPoolPolls: readonly Poll[] = POOL_KINDS.flatMap((kind) =>
  PAGES.map((page) => poll('GECKOTERMINAL', geckoPools(kind, null, page), EVERY)),
);
