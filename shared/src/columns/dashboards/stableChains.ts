import type { StableChain } from '../../contract/dashboards/stable.ts';
import type { Link } from '../../routes/link.ts';
import type { Column } from '../column.ts';
import { moneyFlow } from '../moreValues.ts';
import { amount, change, share } from '../values.ts';
import { rowName } from '../words.ts';

/** What stablecoins are worth on each chain, its share of all, and what came or went within 30 days. */
export function stableChainColumns(linkOf: (code: string) => Link): readonly Column<StableChain>[] {
  return [
    rowName('name', '公链', ({ name, code }) => ({ name, link: code === '' ? null : linkOf(code) }), {
      width: 140,
      phoneWidth: 112,
    }),
    amount('usd', '流通市值', (row) => row.usd, { phone: 'key', definition: 'stableOnChain' }),
    share('share', '占比', (row) => row.share, { phoneUnder: 'usd', definition: 'stableOnChain' }),
    moneyFlow('change30d', '30日变化', (row) => row.change30d, { phone: 'key', definition: 'stableIssue' }),
    change('percent', '30日变化率', (row) => row.change30dPercent, {
      phoneUnder: 'change30d',
      definition: 'stableIssue',
    }),
  ];
}
