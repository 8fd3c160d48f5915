import {
  dexColumns,
  exchangeListColumns,
  futuresVenueColumns,
  gradeColumns,
  hotExchangeColumns,
  perpDexColumns,
} from '../columns/exchangeRankings.ts';
import { otcColumns } from '../columns/otcQuotes.ts';
import { exchangeRankingEndpoints } from '../contract/exchange/rankings.ts';
import { exchangeEndpoints } from '../contract/exchanges.ts';
import { namedRow } from '../contract/namedRow.ts';
import { linkTo } from '../routes/link.ts';
import {
  dexListSentence,
  exchangeListSentence,
  gradeSentence,
  hotExchangeSentence,
  otcSentence,
} from '../sentences/exchangeLists.ts';
import { ranking } from './ranking.ts';

const ofExchanges = {
  rowKey: ({ code }: { readonly code: string }) => code,
  leadsTo: ({ code }: { readonly code: string }) => linkTo('exchange', { id: code }),
  starred: {
    kind: 'exchange',
    of: (row: { readonly code: string; readonly name: string }) => row,
  },
} as const;

const VOLUME_NOTE =
  '成交额由平台上报，可能被夸大，请结合评级与深度判断；24H 涨跌为成交额相对前一个 24 小时的变化。';

/** The rankings of exchanges, by their pages. */
export const exchangeRankings = {
  exchangeList: ranking({
    summary: '交易所按评级、成交额、资产储备与人气排行。',
    notes: [
      VOLUME_NOTE,
      '资产储备为链上资产，不含负债：平台公布或来源已知的地址余额 × 现价，去中心化交易所为锁仓量；风险等级只依据公开事实，见各平台的风险卡。',
      '创新板为评级 62 分以下的平台。',
    ],
    call: namedRow(exchangeEndpoints, 'exchangeRank'),
    params: { page: 1, pagesize: 200 },
    switches: [
      {
        key: 'type',
        label: '交易类型',
        param: 'type',
        fallback: 'all',
        // Folded: in a row they would repeat the words of the tabs above them.
        folded: true,
        options: [
          { value: 'all', label: '全部类型', wire: 'all' },
          { value: 'spot', label: '有现货', wire: 'spot' },
          { value: 'futures', label: '有合约', wire: 'futures' },
          { value: 'fiat', label: '有法币', wire: 'fiat' },
          { value: 'otc', label: '有场外', wire: 'otc' },
          { value: 'dex', label: '去中心化', wire: 'dex' },
        ],
      },
      {
        key: 'board',
        label: '板块',
        param: 'board',
        fallback: 'all',
        folded: true,
        options: [
          { value: 'all', label: '全部板块', wire: 'all' },
          { value: 'main', label: '主板', wire: 'main' },
          { value: 'innovation', label: '创新板', wire: 'innovation' },
        ],
      },
      {
        key: 'area',
        label: '地区',
        param: 'area',
        fallback: 'all',
        folded: true,
        options: [
          { value: 'all', label: '全部地区', wire: 'all' },
          { value: 'asia', label: '亚洲', wire: 'asia' },
          { value: 'europe', label: '欧洲', wire: 'europe' },
          { value: 'americas', label: '美洲', wire: 'americas' },
          { value: 'offshore', label: '离岸', wire: 'offshore' },
          { value: 'onchain', label: '链上', wire: 'onchain' },
        ],
      },
    ],
    ...ofExchanges,
    columns: () => exchangeListColumns,
    sentence: exchangeListSentence,
    pictured: () => ({ figure: 'volume', change: 'volumeChange' }),
  }),
  exchangeRanking: ranking({
    summary: '交易所评级：总分、七个分项、30 日内的变化与原因。',
    notes: [
      '总分 = 流动性 22% + 安全 18% + 合规 16% + 流量 14% + 资产 14% + 团队 8% + 口碑 8%，每个分项 0–100 分。',
      '变化与 30 日前相比；变化原因列出对总分影响最大的两个分项，括号外为折算到总分的分数。',
    ],
    call: namedRow(exchangeRankingEndpoints, 'exchangeGrades'),
    params: { page: 1, per_page: 200 },
    switches: [],
    ...ofExchanges,
    columns: () => gradeColumns,
    sentence: gradeSentence,
    pictured: () => ({ figure: 'rating' }),
  }),
  exchangeRankingFutures: ranking({
    summary: '合约交易所的成交额、持仓量、BTC 费率与爆仓。',
    notes: [
      '份额 = 该所 ÷ 全部平台 24H 合约额；成交/持仓比越高说明换手越快，远高于同行时成交额可能被夸大。',
      '爆仓数据不完全统计：多数平台每秒只推送一笔强平。费率为 BTC 永续合约每个结算周期的费率，周期 1 或 8 小时。',
    ],
    call: namedRow(exchangeRankingEndpoints, 'futuresVenues'),
    params: { page: 1, per_page: 100 },
    switches: [],
    ...ofExchanges,
    columns: () => futuresVenueColumns,
    pictured: () => ({ figure: 'volume' }),
  }),
  exchangeRankingDex: ranking({
    summary: '去中心化交易所的成交额、份额、锁仓量与用户数。',
    notes: [
      '份额 = 该所 ÷ 表内 24 小时成交额合计；用户为 24 小时内交易过的地址，一个人可以有多个地址。',
      '较 7 日均值 = 最近 24 小时 ÷ 之前 7 日的日均 − 1。',
    ],
    call: namedRow(exchangeRankingEndpoints, 'dexes'),
    params: { page: 1, per_page: 100 },
    switches: [
      {
        key: 'kind',
        label: '交易类型',
        param: 'kind',
        fallback: 'spot',
        options: [
          { value: 'spot', label: '现货', wire: 'spot' },
          { value: 'futures', label: '永续', wire: 'futures' },
        ],
      },
    ],
    ...ofExchanges,
    columns: (chosen) => (chosen('kind').value === 'futures' ? perpDexColumns : dexColumns),
    sentence: (rows, chosen) => dexListSentence(rows, chosen('kind').value === 'futures'),
    pictured: () => ({ figure: 'volume', change: 'change7d' }),
  }),
  exchangeRankingHot: ranking({
    summary: '最受关注的交易所：人气指数与 7 日变化。',
    notes: ['人气指数由访问量与搜索量加权，每日北京时间 0 点更新，人气高不等于安全。', VOLUME_NOTE],
    call: namedRow(exchangeEndpoints, 'exchangeRank'),
    params: { page: 1, pagesize: 200, sort: 'hot' },
    switches: [],
    ...ofExchanges,
    columns: () => hotExchangeColumns,
    sentence: hotExchangeSentence,
    pictured: () => ({ figure: 'heat', change: 'heatChange' }),
  }),
  exchangeRankingOtc: ranking({
    summary: '各平台 USDT 场外买卖价、溢价、支付方式与限额。',
    notes: [
      '买价为买入 1 USDT 要付的人民币，卖价为卖出得到的；溢价 = 买卖中间价 ÷ 官方汇率 − 1。',
      '场外交易有收到涉案资金、账户被冻结的风险，中国内地不保护虚拟货币相关交易；本页只展示价格，不构成建议。',
    ],
    call: namedRow(exchangeRankingEndpoints, 'otcQuotes'),
    params: { page: 1, per_page: 100 },
    switches: [],
    ...ofExchanges,
    columns: () => otcColumns,
    sentence: otcSentence,
    pictured: () => ({ figure: 'buy', change: 'premium' }),
  }),
};

/** A ranking of exchanges, by the name of its page. */
export type ExchangeRankingName = keyof typeof exchangeRankings;
