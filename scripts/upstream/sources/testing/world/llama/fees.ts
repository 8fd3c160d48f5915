import { defiChains } from '@coinmirror/shared/content/defi/chains.ts';
import { findStableIssuer } from '@coinmirror/shared/content/defi/issuers.ts';
import { findDefiProtocol } from '@coinmirror/shared/content/defi/protocols.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import type { Earned, EarnedDay, EarnedSums } from '../../../../ports/defi.ts';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';
import type { Asked } from '../route.ts';
import { seconds } from '../wire.ts';
import { chainOf, llamaChain } from './chainNames.ts';
import { protocolOfSlug, versionOf } from './versions.ts';

const DAYS = 366;
/** What DefiLlama calls those that earn under another name than that under which they hold value. */
const EARNERS: Readonly<Record<string, Partial<ReturnType<typeof versionOf>>>> = {
  'usd-coin': { slug: 'circle', name: 'Circle' },
  hyperliquid: { slug: 'hyperliquid-perps', name: 'Hyperliquid Perps' },
};

const kindOf = ({ query }: Asked) => (query.get('dataType') === 'dailyRevenue' ? 'revenue' : 'fees');

/**
 * What protocols earn on a chain, on all where none is named; undefined for an unknown chain. Written after the fields that
 * DefiLlama's documentation and its own adapters name: no answer of it is recorded.
 */
export async function feesOverview(world: FakeWorld, name: string | null, asked: Asked) {
  const chain = name === null ? null : chainOf(name);
  if (chain === undefined) return undefined;
  const kind = kindOf(asked);
  const earned = await inTruth(world.truth.defi, 'DeFi').earned();
  const rows = earned
    .filter((row) => row.chain === chain)
    .map((row) => ({ ...namesOf(row.earner), ...totalsOf(row[kind]), chains: chainsOf(earned, row.earner) }));
  const chains = await inTruth(world.truth.defi, 'DeFi').gas();
  const gas = chains
    .filter((row) => chain === null || row.chain === chain)
    .map((row) => ({ ...namesOfChain(row.chain), ...totalsOf(row[kind]), chains: [llamaChain(row.chain)] }));
  const quiet = { name: 'Quiet Fees', displayName: 'Quiet Fees', slug: 'quiet', chains: [], total24h: null };
  const days = asked.query.get('excludeTotalDataChart') === 'true' ? [] : await daysOf(world, null, kind);
  return {
    totalDataChart: days,
    totalDataChartBreakdown: [],
    breakdown24h: null,
    chain: name,
    allChains: [],
    total24h: sum(rows, ({ total24h }) => total24h),
    total7d: sum(rows, ({ total7d }) => total7d),
    total30d: sum(rows, ({ total30d }) => total30d),
    protocols: [...rows, ...gas, quiet],
  };
}

/** A year of what one protocol, or one chain itself, earns by its slug; undefined for an unknown one. */
export async function feesSummary(world: FakeWorld, slug: string, asked: Asked) {
  const chain = defiChains.find(({ code }) => chainSlug(code) === slug)?.code;
  if (chain !== undefined) {
    const kind = kindOf(asked);
    const days = daysIn(kind, await inTruth(world.truth.defi, 'DeFi').gasDays(chain, DAYS));
    return { ...namesOfChain(chain), total24h: days.at(-1)?.[1] ?? null, totalDataChart: days };
  }
  const issuer = slug === 'circle' ? 'usd-coin' : findStableIssuer(slug)?.code;
  const code = issuer ?? protocolOfSlug(slug)?.code;
  if (code === undefined) return undefined;
  const kind = kindOf(asked);
  const days = await daysOf(world, code, kind);
  return { ...namesOf(code), total24h: days.at(-1)?.[1] ?? null, totalDataChart: days, chains: [] };
}

async function daysOf(world: FakeWorld, code: string | null, kind: 'fees' | 'revenue') {
  return daysIn(kind, await inTruth(world.truth.defi, 'DeFi').earnedDays(code, DAYS));
}

function daysIn(kind: 'fees' | 'revenue', days: readonly EarnedDay[]): [number, number][] {
  return days.flatMap((day): [number, number][] => {
    const usd = day[kind];
    return usd === null ? [] : [[seconds(day.time), usd]];
  });
}

function namesOf(code: string) {
  const known = findDefiProtocol(code) ?? findStableIssuer(code) ?? { code, name: code };
  const { name, slug, parentProtocol } = { ...versionOf(known), ...EARNERS[code] };
  return { name, displayName: name, defillamaId: code, module: code, slug, parentProtocol };
}

/** DefiLlama's row of a chain's own fees. */
function namesOfChain(code: string) {
  const name = llamaChain(code);
  return {
    name,
    displayName: name,
    defillamaId: `chain#${chainSlug(code)}`,
    module: chainSlug(code),
    category: 'Chain',
    protocolType: 'chain',
    slug: chainSlug(code),
    parentProtocol: null,
  };
}

function chainSlug(code: string): string {
  return llamaChain(code).toLowerCase().replaceAll(' ', '-');
}

function chainsOf(earned: readonly Earned[], earner: string): readonly string[] {
  return earned.flatMap((row) =>
    row.earner === earner && row.chain !== null ? [llamaChain(row.chain)] : [],
  );
}

function totalsOf(sums: EarnedSums) {
  return {
    total24h: sums.day,
    total48hto24h: sums.dayBefore,
    total7d: sums.week,
    total14dto7d: sums.weekBefore,
    total30d: sums.month,
    total60dto30d: sums.monthBefore,
    change_1d: percentOf(sums.day, sums.dayBefore),
    change_7dover7d: percentOf(sums.week, sums.weekBefore),
    change_30dover30d: percentOf(sums.month, sums.monthBefore),
  };
}

function percentOf(now: number | null, before: number | null): number | null {
  return now !== null && before !== null && before > 0 ? (now / before - 1) * 100 : null;
}
