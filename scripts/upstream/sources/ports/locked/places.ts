import { defiProtocols } from '@coinmirror/shared/content/defi/protocols.ts';
import type { LockedValue } from '../../../ports/defi.ts';
import type { LlamaProtocol } from '../../providers/defillama/protocols.ts';
import type { Reported } from '../../world/known.ts';
import { chainCodeOf } from './chainNames.ts';
import type { OutlierFilter } from './outlierFilter.ts';
import { protocolCodeOf } from './protocolNames.ts';

/** What one of DefiLlama's protocols holds on a chain, USD, and how its whole has changed, %. */
interface Part {
  readonly tvl: number;
  readonly change1d: number | null;
  readonly change7d: number | null;
}

/**
 * Value locked in each of our protocols on each of its chains. A change is reported for a protocol over all its chains, so
 * each chain is taken to have changed by it. Places in which nothing is known to be locked are left out.
 */
export function placesOf(
  { value: rows, at }: Reported<readonly LlamaProtocol[]>,
  steady: OutlierFilter,
): readonly LockedValue[] {
  const families = Map.groupBy(rows, protocolCodeOf);
  return defiProtocols.flatMap(({ code, chains }) => {
    const family = families.get(code) ?? [];
    return chains.flatMap((chain) => placeOf({ code, chain, family }, steady, at) ?? []);
  });
}

interface Home {
  readonly code: string;
  readonly chain: string;
  readonly family: readonly LlamaProtocol[];
}

function placeOf({ code, chain, family }: Home, steady: OutlierFilter, at: number): LockedValue | null {
  const parts = family.flatMap((row) => partOn(row, chain));
  if (parts.length === 0) return null;
  const reported = parts.reduce((sum, { tvl }) => sum + tvl, 0);
  const believed = steady.believe(`${code} ${chain}`, reported, at);
  if (believed === null || believed === 0) return null;
  const before = (changeOf: (part: Part) => number | null) =>
    believed === reported ? valueBefore(parts, changeOf) : null;
  return {
    protocol: code,
    chain,
    usd: Math.round(believed),
    assets: null,
    dayAgo: before(({ change1d }) => change1d),
    weekAgo: before(({ change7d }) => change7d),
  };
}

function partOn({ tvlByChain, change1d, change7d }: LlamaProtocol, chain: string): readonly Part[] {
  return [...tvlByChain].flatMap(([name, tvl]) =>
    chainCodeOf(name) === chain ? [{ tvl, change1d, change7d }] : [],
  );
}

/** null where a part that holds something does not report its change. */
function valueBefore(parts: readonly Part[], changeOf: (part: Part) => number | null): number | null {
  let sum = 0;
  for (const part of parts) {
    const change = changeOf(part);
    if (part.tvl === 0) continue;
    if (change === null || change <= -100) return null;
    sum += part.tvl / (1 + change / 100);
  }
  return Math.round(sum);
}
