import { defiProtocols } from '@coinmirror/shared/content/defi/protocols.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { DEX_HOMES } from '../../../../catalogue/content/exchange/dexes.ts';
import { exchangeCatalogue } from '../../../../catalogue/exchangeCatalogue.ts';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';
import { seconds } from '../wire.ts';
import { chainOf, llamaChain } from './chainNames.ts';
import { usdOf } from './locked.ts';
import { protocolOfSlug, versionOf } from './versions.ts';

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const WEEK = 8;
const BEIJING = 8 * 3_600_000;

/** Volumes of decentralised exchanges on a chain, on all where none is named; undefined for an unknown chain. */
export async function dexOverview(world: FakeWorld, name: string | null) {
  const chain = name === null ? null : chainOf(name);
  if (chain === undefined) return undefined;
  const volumes = await inTruth(world.truth.pairs, 'pairs').dayVolumes(world.now());
  const locked = await inTruth(world.truth.defi, 'DeFi').locked();
  const dexes = exchangeCatalogue.filter(({ kinds, spotShare }) => kinds.includes('dex') && spotShare > 0);
  const rows = await Promise.all(
    dexes.map(async ({ code, nameEn }) => {
      const places = locked.filter(({ protocol }) => protocol === code);
      const all = sumOf(places.map(usdOf));
      const here = sumOf(places.filter((place) => place.chain === chain).map(usdOf));
      const part = chain === null || all === 0 ? Number(chain === null) : here / all;
      if (part === 0) return [];
      const days = await inTruth(world.truth.venues, 'venues').history(code, WEEK);
      const spots = days.map(({ spot }) => (spot ?? 0) * part);
      const total24h = (volumes.get(code) ?? 0) * part;
      const before = spots.at(-2) ?? total24h;
      const known = defiProtocols.find((protocol) => protocol.code === code);
      const title = versionOf(known ?? { code, name: nameEn }).name;
      return [
        {
          defillamaId: code,
          name: title,
          displayName: title,
          module: code,
          category: 'Dexs',
          protocolType: 'protocol',
          chains: places.map((place) => llamaChain(place.chain)),
          total24h,
          total48hto24h: before,
          total7d: sumOf(spots.slice(1)),
          change_1d: (total24h / before - 1) * 100,
          change_7d: (total24h / (spots[0] ?? total24h) - 1) * 100,
        },
      ];
    }),
  );
  const protocols = rows.flat().toSorted((one, other) => other.total24h - one.total24h);
  const quiet = { name: 'Quiet Swap', displayName: 'Quiet Swap', chains: [], total24h: null, total7d: null };
  return {
    totalDataChart: [],
    totalDataChartBreakdown: [],
    breakdown24h: null,
    chain: name,
    allChains: [...new Set(protocols.flatMap(({ chains }) => chains))],
    total24h: sumOf(protocols.map(({ total24h }) => total24h)),
    total7d: sumOf(protocols.map(({ total7d }) => total7d)),
    protocols: [...protocols, quiet],
  };
}

/** A year of one exchange's volumes by its slug, whole UTC days alone: `[s, usd]`; undefined for an unknown one. */
export async function dexSummary(world: FakeWorld, slug: string) {
  const known = protocolOfSlug(slug);
  if (known === undefined) return undefined;
  const days = await inTruth(world.truth.venues, 'venues').history(known.code, 366);
  const volumes = await inTruth(world.truth.pairs, 'pairs').dayVolumes(world.now());
  // Days of the truth begin at Beijing midnight: each is reported as that of its date.
  const midnight = (time: number) => Math.floor((time + BEIJING) / DAY) * DAY;
  return {
    ...versionOf(known),
    chains: (DEX_HOMES[known.code] ?? []).map((name) => (name === 'BNB Chain' ? 'BSC' : name)),
    total24h: volumes.get(known.code) ?? null,
    total7d: sumOf(days.slice(-7).map(({ spot }) => spot ?? 0)),
    totalDataChart: days
      .slice(0, -1)
      .flatMap(({ time, spot }) => (spot === null ? [] : [[seconds(midnight(time)), Math.round(spot)]])),
    totalDataChartBreakdown: null,
  };
}
