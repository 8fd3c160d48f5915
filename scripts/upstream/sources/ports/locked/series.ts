import { findDefiProtocol } from '@coinmirror/shared/content/defi/protocols.ts';
import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import type { LockedSeries, LockedWhere } from '../../../ports/defi.ts';
import { chains, chainTvlHistory, type TvlDay } from '../../providers/defillama/chains.ts';
import { protocolHistory } from '../../providers/defillama/protocolHistory.ts';
import { reportedOf, requireReported } from '../../world/known.ts';
import type { PublicWorld } from '../../world/publicWorld.ts';
import { chainCodeOf, chainNameOf } from './chainNames.ts';
import { valuesAt } from './days.ts';
import type { OutlierFilter } from './outlierFilter.ts';
import { protocolSlugOf } from './protocolNames.ts';

/**
 * Value locked at some instants: of a protocol by chain; of all protocols as one series, which DefiLlama sums itself
 * without what is deposited twice. Throws NotConnectedError if it has never answered.
 */
export async function lockedSeries(
  world: PublicWorld,
  steady: OutlierFilter,
  where: LockedWhere,
  times: readonly number[],
): Promise<readonly LockedSeries[]> {
  const { protocol, chain } = where;
  return protocol === null
    ? completeSeries(world, steady, chain, times)
    : protocolSeries(world, { protocol, chain }, times);
}

async function completeSeries(
  { reader }: PublicWorld,
  steady: OutlierFilter,
  chain: string | null,
  times: readonly number[],
): Promise<readonly LockedSeries[]> {
  const name = chain === null ? null : chainNameOf(chain);
  if (chain !== null && name === null) return [];
  const [history, now] = await Promise.all([
    reader.read('LLAMA', chainTvlHistory(name), DAY),
    reader.read('LLAMA', chains, 10 * MINUTE),
  ]);
  const { value: days } = requireReported(history, 'defi');
  const reported = reportedOf(now);
  const sum = (reported?.value ?? [])
    .filter((one) => chain === null || chainCodeOf(one.name) === chain)
    .reduce((total, { tvl }) => total + tvl, 0);
  const believed = reported && steady.believe(`all ${chain ?? ''}`, sum, reported.at);
  const today: readonly TvlDay[] =
    reported && believed !== null ? [{ time: reported.at, tvl: believed }] : [];
  return [{ protocol: null, chain, usd: valuesAt([...days, ...today], times) }];
}

async function protocolSeries(
  { reader }: PublicWorld,
  { protocol, chain }: { readonly protocol: string; readonly chain: string | null },
  times: readonly number[],
): Promise<readonly LockedSeries[]> {
  const own = findDefiProtocol(protocol);
  const slug = protocolSlugOf(protocol);
  if (own === null || slug === null) return [];
  const { value: history } = requireReported(await reader.read('LLAMA', protocolHistory(slug), DAY), 'defi');
  return own.chains
    .filter((code) => chain === null || code === chain)
    .flatMap((code) => {
      const found = [...history].find(([name]) => chainCodeOf(name) === code);
      return found ? [{ protocol, chain: code, usd: valuesAt(found[1], times) }] : [];
    });
}
