import type { FakeWorld } from '../fakeWorld.ts';
import type { Routes } from '../route.ts';
import { currentPrices, poolChart, pools, stablecoins, stableDays } from './coins.ts';
import { createCustody } from './custody.ts';
import { dexOverview, dexSummary } from './dexes.ts';
import { feesOverview, feesSummary } from './fees.ts';
import { chainDays, chains, protocol, protocols } from './locked.ts';
import { unlockIndex } from './unlocks.ts';

/** DefiLlama: TVL by protocol and chain, exchanges among the protocols, volumes of decentralised exchanges. */
export function llamaRoutes(world: FakeWorld): Routes {
  const custody = createCustody(world);
  return [
    ['/protocols', async () => [...(await custody()), ...(await protocols(world))]],
    [/^\/protocol\/([^/]+)$/, ({ parts: [slug = ''] }) => protocol(world, slug)],
    ['/v2/chains', () => chains(world)],
    ['/v2/historicalChainTvl', () => chainDays(world, null)],
    [/^\/v2\/historicalChainTvl\/([^/]+)$/, ({ parts: [name = ''] }) => chainDays(world, name)],
    ['/overview/dexs', () => dexOverview(world, null)],
    [/^\/overview\/dexs\/([^/]+)$/, ({ parts: [name = ''] }) => dexOverview(world, name)],
    [/^\/summary\/dexs\/([^/]+)$/, ({ parts: [slug = ''] }) => dexSummary(world, slug)],
    ['/overview/fees', (asked) => feesOverview(world, null, asked)],
    [/^\/overview\/fees\/([^/]+)$/, (asked) => feesOverview(world, asked.parts[0] ?? '', asked)],
    [/^\/summary\/fees\/([^/]+)$/, (asked) => feesSummary(world, asked.parts[0] ?? '', asked)],
  ];
}

/** Its prices by CoinGecko's ids. */
export function llamaCoinsRoutes(world: FakeWorld): Routes {
  return [[/^\/prices\/current\/(.+)$/, (asked) => currentPrices(world, asked)]];
}

export function llamaStablecoinsRoutes(world: FakeWorld): Routes {
  return [
    ['/stablecoins', () => stablecoins(world)],
    ['/stablecoincharts/all', (asked) => stableDays(world, null, asked)],
    [/^\/stablecoincharts\/([^/]+)$/, (asked) => stableDays(world, asked.parts[0] ?? '', asked)],
  ];
}

/** Its pools, and their days. */
export function llamaYieldsRoutes(world: FakeWorld): Routes {
  return [
    ['/pools', () => pools(world)],
    [/^\/chart\/([^/]+)$/, ({ parts: [id = ''] }) => poolChart(world, id)],
  ];
}

/** The file of unlocks that its own pages read. */
export function llamaUnlocksRoutes(world: FakeWorld): Routes {
  return [['/emissionsIndex', () => unlockIndex(world)]];
}
