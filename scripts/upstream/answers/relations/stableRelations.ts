import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { equal, type Instance, sumOf } from './relation.ts';

/** What is read of stablecoins by chain, before or after the wire. */
interface OnChains {
  readonly total: number;
  readonly chains: readonly { readonly usd: number; readonly change30d: number | null }[];
  readonly days: readonly { readonly usd: readonly (number | null)[] }[];
}

interface Listed {
  readonly marketCap: number | null;
  readonly change30d: number | null;
}

const page = hrefTo('dataStable');
/** Whole dollars of each chain, against billions. */
const WHOLE_DOLLARS = 1e-7;

/**
 * 各公链之和 = 合计 = 总市值, and what came to the chains is what was issued. `part`: how far the source's own total may be from
 * that of the list, which has fewer coins; within the last digits where both are made of the same.
 */
export function chainsAddUp(
  { total, chains, days }: OnChains,
  { marketCap, change30d }: Listed,
  part?: number,
): readonly Instance[] {
  const here = (value: number | null) => ({ value, path: page });
  return [
    equal('各公链之和 = 合计', '', [here(sumOf(chains.map(({ usd }) => usd))), here(total)]),
    equal('走势的最后一天 = 合计', '', [here(sumOf(days.at(-1)?.usd ?? [])), here(total)], WHOLE_DOLLARS),
    equal('各公链合计 = 稳定币总市值', '', [here(total), here(marketCap)], part),
    // A source that has more coins has other issues.
    ...(part === undefined
      ? [
          equal(
            '各公链 30 日变化之和 = 30 日净增发',
            '',
            [here(sumOf(chains.map((chain) => chain.change30d))), here(change30d)],
            1e-6,
          ),
        ]
      : []),
  ];
}
