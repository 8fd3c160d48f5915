import {
  exchangeRankColumns,
  listingColumns,
  pairRankColumns,
  turnoverColumns,
  volumeColumns,
} from '../columns/rankings/trade.ts';
import { namedRow } from '../contract/namedRow.ts';
import { rankingEndpoints } from '../contract/rankings/moves.ts';
import { PAIR_TYPE, tradeRankingEndpoints } from '../contract/rankings/trade.ts';
import { formatShare } from '../format/percent.ts';
import { linkTo } from '../routes/link.ts';
import { leaderOf, leadersSentence, usdText } from '../sentences/rankings.ts';
import { say, share } from '../sentences/sentence.ts';
import { ofCoins } from './ofCoins.ts';
import { ranking } from './ranking.ts';
import { capSwitch } from './switches.ts';

/** The volume of each period. */
const VOLUMES: Readonly<Record<string, 'volume24h' | 'volume7d' | 'volume30d'>> = {
  '7d': 'volume7d',
  '30d': 'volume30d',
};

const sharing = (percent: number | null) => (percent === null ? null : formatShare(percent));

/** Rankings by volume. */
export const tradeRankings = {
  hotCurrencies: ranking({
    summary: '成交额最大的 100 个币种：24 小时、7 日与 30 日成交额，占比与较前日。',
    notes: [
      '24H成交额为最近 24 小时；7 日、30 日成交额为最近 7、30 个完整自然日（北京时间），不含当日。',
      '占比 = 该币所选周期成交额 ÷ 参与排名币种的合计；较前日 = 最近 24 个整点小时 ÷ 之前 24 小时 − 1。',
    ],
    call: namedRow(rankingEndpoints, 'volumeRank'),
    params: { page: 1, per_page: 100 },
    switches: [
      {
        key: 'period',
        label: '周期',
        param: 'sort',
        fallback: '24h',
        options: [
          { value: '24h', label: '24小时', wire: 'vol' },
          { value: '7d', label: '7日', wire: 'vol_w' },
          { value: '30d', label: '30日', wire: 'vol_m' },
        ],
      },
      capSwitch,
    ],
    ...ofCoins,
    columns: (chosen) => volumeColumns(chosen('period').label),
    pictured: (chosen) => ({ figure: `volume${chosen('period').value}`, change: 'change24h' }),
    sentence: (rows, chosen) =>
      leadersSentence(
        `${chosen('period').label}成交额最高`,
        rows.map((row) => leaderOf(row, usdText(row[VOLUMES[chosen('period').value] ?? 'volume24h']))),
        rows[0]?.volumeShare == null
          ? null
          : say`占 ${share(rows[0].volumeShare, linkTo('coin', { coinCode: rows[0].code }))}`,
      ),
  }),
  hotVol: ranking({
    summary: '各平台成交额最大的 100 个交易对：价格、24H成交额、占全部交易对与占该币的比例。',
    notes: [
      '占全部 = 该交易对 24H成交额 ÷ 参与排名的同类交易对之和；占该币 = 该交易对 24H成交额 ÷ 该币同类交易对之和。',
    ],
    call: namedRow(tradeRankingEndpoints, 'pairRank'),
    params: { page: 1, per_page: 100 },
    switches: [
      {
        key: 'type',
        label: '交易类型',
        param: 'tickertype',
        fallback: 'spot',
        options: [
          { value: 'spot', label: '现货', wire: PAIR_TYPE.spot },
          { value: 'futures', label: '合约', wire: PAIR_TYPE.futures },
        ],
      },
      {
        key: 'stable',
        label: '稳定币',
        param: 'stable',
        fallback: 'no',
        options: [
          { value: 'no', label: '不含稳定币', wire: 0 },
          { value: 'yes', label: '含稳定币', wire: 1 },
        ],
      },
      capSwitch,
    ],
    columns: (chosen) => pairRankColumns(chosen('type').value),
    // Coins with the same symbol share ticker names.
    rowKey: ({ code, tickerId }) => `${code} ${tickerId}`,
    leadsTo: ofCoins.leadsTo,
    starred: ofCoins.starred,
    pictured: () => ({ figure: 'volume24h', note: 'exchange' }),
    sentence: (rows, chosen) =>
      leadersSentence(
        `${chosen('type').label}交易对里 24H成交额最高`,
        rows.map(({ code, exchange, pair, volume24h }) => ({
          name: `${exchange.name} ${pair}`,
          figure: usdText(volume24h),
          link: linkTo('coin', { coinCode: code }),
        })),
      ),
  }),
  hotExchanges: ranking({
    summary: '交易所按现货、合约或合计成交额排名：24H成交额、较前日、市场份额与评级。',
    notes: [
      '成交额 = 该所全部交易对（合约）24H成交额之和，由平台上报，可能被夸大，请结合评级判断。',
      '份额 = 该所 ÷ 全部交易所；较前日 = 最近 24 小时 ÷ 前一个 24 小时 − 1，只有现货榜提供。',
    ],
    call: namedRow(tradeRankingEndpoints, 'exchangeVolumeRank'),
    params: { page: 1, per_page: 100 },
    switches: [
      {
        key: 'type',
        label: '交易类型',
        param: 'sort',
        fallback: 'spot',
        options: [
          { value: 'spot', label: '现货', wire: 'spot' },
          { value: 'futures', label: '合约', wire: 'futures' },
          { value: 'total', label: '合计', wire: 'total' },
        ],
      },
    ],
    columns: (chosen) => exchangeRankColumns(chosen('type').label),
    rowKey: ({ code }) => code,
    leadsTo: ({ code }) => linkTo('exchange', { id: code }),
    starred: { kind: 'exchange', of: (row) => row },
    pictured: (chosen) => ({ figure: chosen('type').value, change: 'volumeChange' }),
    sentence: (rows, chosen) =>
      leadersSentence(
        `${chosen('type').label}成交额最高`,
        rows.map((row) => ({
          name: row.name,
          figure: row.share === null ? null : `占 ${formatShare(row.share, 1)}`,
          link: linkTo('exchange', { id: row.code }),
        })),
      ),
  }),
  hotTurnoverRate: ranking({
    summary: '换手率最高的 100 个币种：24 小时换手率、7 日平均、成交额与流通市值。',
    notes: [
      '24H 换手率 = 24H成交额 ÷ 流通市值；7 日平均 = 最近 7 个完整自然日的日均成交额 ÷ 当前流通市值。',
      '流通量未核实的币种没有换手率，不参与排名。稳定币的换手率常年很高。',
    ],
    call: namedRow(rankingEndpoints, 'turnoverRank'),
    params: { page: 1, pagesize: 100 },
    switches: [
      {
        key: 'period',
        label: '周期',
        param: 'sort',
        fallback: '24h',
        options: [
          { value: '24h', label: '24小时', wire: 'turnover' },
          { value: '7d', label: '7日平均', wire: 'turnover_week' },
        ],
      },
      capSwitch,
    ],
    ...ofCoins,
    columns: () => turnoverColumns,
    pictured: (chosen) => ({
      figure: chosen('period').value === '7d' ? 'turnover7d' : 'turnover',
      change: 'change24h',
    }),
    sentence: (rows, chosen) =>
      leadersSentence(
        `${chosen('period').label}换手率最高`,
        rows.map((row) =>
          leaderOf(row, sharing(chosen('period').value === '7d' ? row.turnoverRate7d : row.turnoverRate)),
        ),
      ),
  }),
  hotExNum: ranking({
    summary:
      '上架现货交易所最多、或 7 日内新增最多的 100 个币种：现货与合约平台数、交易对数与最大交易所占比。',
    notes: [
      '交易所数为有该币现货交易对的平台数，含去中心化交易所；7 日新增为最近 7 日公告上新该币的平台数；最大占比 = 成交最多的平台 ÷ 该币现货 24H成交额。',
    ],
    call: namedRow(tradeRankingEndpoints, 'listingRank'),
    params: { page: 1, per_page: 100 },
    switches: [
      {
        key: 'by',
        label: '排名依据',
        param: 'sort',
        fallback: 'count',
        options: [
          { value: 'count', label: '上架数', wire: 'count' },
          { value: 'new', label: '7日新增', wire: 'new' },
        ],
      },
      capSwitch,
    ],
    ...ofCoins,
    columns: () => listingColumns,
    pictured: (chosen) => ({
      figure: chosen('by').value === 'new' ? 'newExchanges' : 'exchanges',
      change: 'change24h',
    }),
    sentence: (rows, chosen) => {
      const isNew = chosen('by').value === 'new';
      return leadersSentence(
        isNew ? '7 日内新上架现货交易所最多' : '上架现货交易所最多',
        rows.map((row) => {
          const count = isNew ? row.newExchanges : row.exchangeCount;
          return leaderOf(row, count === null ? null : `${count} 家`);
        }),
      );
    },
  }),
};
