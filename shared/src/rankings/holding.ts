import { addressColumns, positionColumns } from '../columns/rankings/holding.ts';
import { namedRow } from '../contract/namedRow.ts';
import { type LargePosition, rankingEndpoints } from '../contract/rankings/moves.ts';
import { type CoinAddresses, popularityEndpoints } from '../contract/rankings/popularity.ts';
import { formatAmount } from '../format/amount.ts';
import { formatPercent, formatShare } from '../format/percent.ts';
import { leaderOf, leadersSentence, usdText } from '../sentences/rankings.ts';
import { ofCoins } from './ofCoins.ts';
import { ranking } from './ranking.ts';
import { capSwitch } from './switches.ts';

type Words = readonly [what: string, read: (row: CoinAddresses) => string | null];

const BY_COUNT: Words = ['持币地址最多', ({ addressCount }) => `${formatAmount(addressCount)}个`];

/** What each base of the ranking of addresses ranks by. */
const ADDRESSES: Readonly<Record<string, Words>> = {
  rise: [
    '7 日地址增长最快',
    ({ riseRateWeek }) => (riseRateWeek === null ? null : formatPercent(riseRateWeek)),
  ],
  top10: ['前 10 地址占比最高', ({ top10 }) => (top10 === null ? null : formatShare(top10))],
};

/** 币安的 BTC: whose coins they are; the end of an address that nobody is known to own. */
function ownerOf({ label, address, symbol }: LargePosition): string {
  return `${label || `…${address.slice(-4)}`} 的 ${symbol}`;
}

/** Rankings of holders. */
export const holdingRankings = {
  hotPosition: ranking({
    summary: '市值前 120 名币种中持仓变动最大的 100 个大额地址：增减数量、金额与占流通量的比例。',
    notes: [
      '变动 = 今日北京时间 0 点持仓 − 周期起点 0 点持仓，金额按现价折算为美元；占比以流通数量为分母。',
      '标签为交易所、合约与销毁地址；一个人可以有多个地址，地址不等于人。',
    ],
    call: namedRow(rankingEndpoints, 'largePosition'),
    params: { page: 1, pre_page: 100 },
    switches: [
      {
        key: 'side',
        label: '方向',
        param: 'type',
        fallback: 'increase',
        options: [
          { value: 'increase', label: '增持', wire: 'increase' },
          { value: 'decrease', label: '减持', wire: 'decrease' },
        ],
      },
      {
        key: 'period',
        label: '周期',
        param: 'days',
        fallback: '24h',
        options: [
          { value: '24h', label: '1日', wire: 1 },
          { value: '7d', label: '7日', wire: 7 },
          { value: '30d', label: '30日', wire: 30 },
        ],
      },
      {
        key: 'owner',
        label: '地址类型',
        param: 'owner',
        fallback: 'all',
        options: [
          { value: 'all', label: '全部地址', wire: 'all' },
          { value: 'other', label: '排除交易所与合约', wire: 'other' },
        ],
      },
    ],
    ...ofCoins,
    columns: (chosen) => positionColumns(chosen('side').label, chosen('period').label),
    rowKey: ({ code, chain, address }) => `${code} ${chain} ${address}`,
    pictured: () => ({ figure: 'changeValue', change: 'changePercent', note: 'label' }),
    sentence: (rows, chosen) =>
      leadersSentence(
        `${chosen('period').label}内${chosen('side').label}最多`,
        rows.map((row) =>
          leaderOf(
            { code: row.code, symbol: ownerOf(row) },
            row.changeValue === null ? null : usdText(Math.abs(row.changeValue)),
          ),
        ),
      ),
  }),
  hotHolder: ranking({
    summary: '持币地址数、地址增长与集中度排名：前 10、50、100 名地址占比与基尼系数。',
    notes: [
      '每日北京时间 0 点统计；增长为与 1 日、7 日前相比。前 N 名占比 = 余额最大的 N 个地址 ÷ 流通数量。',
      '基尼系数在最大的 160 个地址之间计算：0 为平均持有，越接近 1 越集中。',
    ],
    call: namedRow(popularityEndpoints, 'addressRank'),
    params: { page: 1, pre_page: 100 },
    switches: [
      {
        key: 'by',
        label: '排名依据',
        param: 'type',
        fallback: 'count',
        options: [
          { value: 'count', label: '地址数', wire: 'count' },
          { value: 'rise', label: '7日增长', wire: 'rise' },
          { value: 'top10', label: '集中度', wire: 'top10' },
        ],
      },
      capSwitch,
    ],
    ...ofCoins,
    columns: () => addressColumns,
    pictured: () => ({ figure: 'addresses', change: 'week' }),
    sentence: (rows, chosen) => {
      const [what, read] = ADDRESSES[chosen('by').value] ?? BY_COUNT;
      return leadersSentence(
        what,
        rows.map((row) => leaderOf(row, read(row))),
      );
    },
  }),
};
