import { arrivingBy } from '../columns/column.ts';
import { ieoColumns, newCoinRankColumns, saleColumns } from '../columns/rankings/newcomers.ts';
import { namedRow } from '../contract/namedRow.ts';
import { newcomerRankingEndpoints } from '../contract/rankings/newcomers.ts';
import { formatPercent } from '../format/percent.ts';
import { formatTimes } from '../format/times.ts';
import { linkTo } from '../routes/link.ts';
import { leaderOf, returnsSentence, salesSentence } from '../sentences/rankings.ts';
import { ofCoins } from './ofCoins.ts';
import { ranking } from './ranking.ts';

/** The column of each base of a ranking. */
const NEWCOMERS_BY: Readonly<Record<string, string>> = { vol: 'volume24h', rise: 'since', time: 'listedAt' };
const SALES_BY: Readonly<Record<string, string>> = { roi: 'roi', ath: 'athRoi' };

/** Rankings of new coins. */
export const newcomerRankings = {
  hotNewCoin: ranking({
    summary: '最近上线的币种按成交额、至今涨幅或上线时间排名，附首发交易所与首发价。',
    notes: [
      '首发价为上线首日的开盘价；至今涨幅 = 现价 ÷ 首发价 − 1。',
      '新币波动大、流动性低，多数新币上线半年后已不再交易，请注意风险。',
    ],
    call: namedRow(newcomerRankingEndpoints, 'newCoinRank'),
    params: { page: 1, per_page: 100 },
    switches: [
      {
        key: 'by',
        label: '排名依据',
        param: 'sort',
        fallback: 'vol',
        options: [
          { value: 'vol', label: '成交额', wire: 'vol' },
          { value: 'rise', label: '至今涨幅', wire: 'rise' },
          { value: 'time', label: '上线时间', wire: 'time' },
        ],
      },
      {
        key: 'within',
        label: '上线时间',
        param: 'days',
        fallback: '90',
        options: [
          { value: '30', label: '30天内', wire: 30 },
          { value: '90', label: '90天内', wire: 90 },
          { value: '365', label: '一年内', wire: 365 },
        ],
      },
    ],
    ...ofCoins,
    columns: (chosen, asOf) => arrivingBy(newCoinRankColumns(asOf), NEWCOMERS_BY[chosen('by').value] ?? ''),
    pictured: () => ({ figure: 'price', change: 'since' }),
    sentence: (rows, chosen) =>
      returnsSentence(
        {
          which: `${chosen('within').label}上线的`,
          noun: '币',
          price: '首发价',
          even: 0,
        },
        linkTo('hotNewCoin', {}),
        rows.map((row) => ({
          ...leaderOf(row, formatPercent(row.changeSinceListing)),
          value: row.changeSinceListing,
        })),
      ),
  }),
  hotIeoNewCoin: ranking({
    summary: '在交易所首次发售（IEO）的币种：发售平台、发行价、当前回报与历史最高回报。',
    notes: [
      '回报 = 现价 ÷ 发行价，以倍数表示；历史最高回报 = 历史最高价 ÷ 发行价，低于 1 倍为破发。',
      '只列已上线的币种；历史回报不代表未来。',
    ],
    call: namedRow(newcomerRankingEndpoints, 'saleRank'),
    params: { page: 1, per_page: 100, type: 'ieo', stage: 'listed' },
    switches: [],
    ...ofCoins,
    columns: (chosen) => arrivingBy(ieoColumns, SALES_BY[chosen('order').value] ?? ''),
    pictured: (chosen) => ({
      figure: chosen('order').value === 'ath' ? 'athRoi' : 'roi',
      change: 'change24h',
    }),
    sentence: (rows) =>
      returnsSentence(
        { which: '已上线的', noun: ' IEO ', price: '发行价', even: 1 },
        linkTo('hotIeoNewCoin', {}),
        rows.map((row) => ({ ...leaderOf(row, formatTimes(row.roi)), value: row.roi })),
      ),
  }),
  hotIco: ranking({
    summary: 'ICO、IEO 与 IDO 发售：阶段、平台、发行价、募资额、进度与时间。',
    notes: [
      '进度 = 已募资额 ÷ 募资目标；回报 = 现价 ÷ 发行价。早年的发售只知道起始月份与募资额，其余显示 --。',
      '参与发售风险极高，请以项目方官方公告为准，谨防假冒。',
    ],
    call: namedRow(newcomerRankingEndpoints, 'saleRank'),
    params: { page: 1, per_page: 100, sort: 'recent' },
    switches: [
      {
        key: 'stage',
        label: '阶段',
        param: 'stage',
        fallback: 'all',
        options: [
          { value: 'all', label: '全部', wire: 'all' },
          { value: 'upcoming', label: '即将开始', wire: 'upcoming' },
          { value: 'ongoing', label: '进行中', wire: 'ongoing' },
          { value: 'ended', label: '已结束', wire: 'ended' },
        ],
      },
      {
        key: 'type',
        label: '发售方式',
        param: 'type',
        fallback: 'all',
        options: [
          { value: 'all', label: '全部', wire: 'all' },
          { value: 'ico', label: 'ICO', wire: 'ico' },
          { value: 'ieo', label: 'IEO', wire: 'ieo' },
          { value: 'ido', label: 'IDO', wire: 'ido' },
        ],
      },
    ],
    columns: () => saleColumns,
    rowKey: ofCoins.rowKey,
    // Only listed coins have a page.
    leadsTo: ({ listedAt, code }) => (listedAt === null ? null : linkTo('coin', { coinCode: code })),
    // Unlisted coins cannot be starred: a watchlist could not show their price.
    starred: { kind: 'coin', of: (row) => (row.listedAt === null ? null : row) },
    pictured: () => ({ figure: 'issuePrice' }),
    sentence: (rows) => salesSentence(rows, linkTo('hotIco', {})),
  }),
};
