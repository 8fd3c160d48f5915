import { arrivingBy } from '../columns/column.ts';
import type { Pictured } from '../columns/picture.ts';
import { conceptRankColumns, halfColumns, moverColumns } from '../columns/rankings/moves.ts';
import { namedRow } from '../contract/namedRow.ts';
import { rankingEndpoints } from '../contract/rankings/moves.ts';
import { tradeRankingEndpoints } from '../contract/rankings/trade.ts';
import { linkTo } from '../routes/link.ts';
import { moversSentence } from '../sentences/rankings.ts';
import { sectorsSentence } from '../sentences/sectors.ts';
import { ofCoins } from './ofCoins.ts';
import { ranking } from './ranking.ts';
import { capSwitch, changeSwitch, floorSwitch } from './switches.ts';

const CHANGE_NOTES = [
  '涨幅 = 现价 ÷ 周期起点的价格 − 1；周期从当前时刻往回算，上线不满一个周期的币种不参与 5分钟、15分钟与 30天榜。',
  '默认只统计 24 小时成交额不低于 500 万美元的币种；可改为 5 万美元，或不限。',
];

/** Price and change over the chosen period. */
const pictured = (): Pictured => ({ figure: 'price', change: 'change' });

/** The column of each base of the ranking of concepts. */
const RANKED_BY: Readonly<Record<string, string>> = {
  '1h': 'change1h',
  '24h': 'change24h',
  '7d': 'change7d',
  vol: 'volume24h',
};

/** Rankings by change of price. */
export const moveRankings = {
  hotMax: ranking({
    summary:
      '同一周期内涨得最多与跌得最多的币种，从 5 分钟到 30 天；默认要求 24 小时成交额不低于 500 万美元。',
    notes: CHANGE_NOTES,
    call: namedRow(rankingEndpoints, 'maxChange'),
    params: { page: 1, per_page: 50 },
    switches: [changeSwitch, floorSwitch, capSwitch],
    ...ofCoins,
    columns: (chosen) => halfColumns(chosen('period').value),
    pictured,
    sentence: moversSentence,
  }),
  hotRise: ranking({
    summary: '涨幅最大的 100 个币种，默认要求 24 小时成交额不低于 500 万美元；可按周期与市值范围筛选。',
    notes: CHANGE_NOTES,
    call: namedRow(rankingEndpoints, 'maxChange'),
    params: { page: 1, per_page: 100, isup: 1 },
    switches: [changeSwitch, floorSwitch, capSwitch],
    ...ofCoins,
    columns: (chosen) => arrivingBy(moverColumns(chosen('period').value), 'change'),
    pictured,
    sentence: moversSentence,
  }),
  hotDrop: ranking({
    summary: '跌幅最大的 100 个币种，默认要求 24 小时成交额不低于 500 万美元；可按周期与市值范围筛选。',
    notes: CHANGE_NOTES,
    call: namedRow(rankingEndpoints, 'maxChange'),
    params: { page: 1, per_page: 100, isup: 0 },
    switches: [changeSwitch, floorSwitch, capSwitch],
    ...ofCoins,
    columns: (chosen) => arrivingBy(moverColumns(chosen('period').value), 'change', 'asc'),
    pictured,
    sentence: moversSentence,
  }),
  hotConcept: ranking({
    summary: '概念板块按等权均涨幅或成交额排名：各周期涨幅、成交额占比、上涨家数与领涨币。',
    notes: [
      '均涨幅 = 板块内全部币种涨幅之和 ÷ 币种数，每个币种权重相同；不足 3 个币种的板块不参与。',
      '成交额占比 = 板块 24H成交额 ÷ 全部排名币种 24H成交额；一个币种可属于多个板块，占比之和会超过 100%。',
    ],
    call: namedRow(tradeRankingEndpoints, 'conceptRank'),
    params: { page: 1, per_page: 100 },
    switches: [
      {
        key: 'by',
        label: '排名依据',
        param: 'sort',
        fallback: '24h',
        options: [
          { value: '1h', label: '1小时', wire: 'change_hour' },
          { value: '24h', label: '24小时', wire: 'change_percent' },
          { value: '7d', label: '7天', wire: 'change_week' },
          { value: 'vol', label: '成交额', wire: 'vol' },
        ],
      },
    ],
    columns: (chosen) => arrivingBy(conceptRankColumns, RANKED_BY[chosen('by').value] ?? ''),
    rowKey: ({ id }) => id,
    leadsTo: ({ id }) => linkTo('conceptItem', { id }),
    pictured: () => ({ figure: 'volume24h', change: 'change24h' }),
    sentence: (rows) => sectorsSentence(rows),
  }),
};
