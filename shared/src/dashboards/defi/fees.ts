import type { Column } from '../../columns/column.ts';
import { ratio } from '../../columns/moreValues.ts';
import { amount, change, share } from '../../columns/values.ts';
import { rowName } from '../../columns/words.ts';
import type { DefiEarner, DefiEarningChain, DefiFees, DefiGasChain } from '../../contract/defi/fees.ts';
import { priceToEarned } from '../../indicators/earnings.ts';
import { type Link, linkTo } from '../../routes/link.ts';
import { defiFeesSentence } from '../../sentences/defiFees.ts';
import { dashboard } from '../dashboards.ts';
import { linkOfChain, linkOfProtocol } from './columns.ts';

const facts: readonly Column<DefiFees>[] = [
  amount('fees24h', '24H费用', (value) => value.fees24h, { definition: 'defiFees' }),
  amount('revenue24h', '24H收入', (value) => value.revenue24h, { definition: 'defiRevenue' }),
  amount('fees7d', '7日费用', (value) => value.fees7d, { definition: 'defiFees' }),
  change('change7d', '7日费用变化', (value) => value.change7d, { definition: 'defiFees' }),
  amount('fees30d', '30日费用', (value) => value.fees30d, { definition: 'defiFees' }),
  amount('revenue30d', '30日收入', (value) => value.revenue30d, { definition: 'defiRevenue' }),
  change('change30d', '30日费用变化', (value) => value.change30d, { definition: 'defiFees' }),
  amount('offChain', '其中稳定币发行方', (value) => value.offChain24h, { definition: 'defiFees' }),
];

/** The columns of what is earned, of a protocol and of a chain alike. */
type EarnedRow = Pick<
  DefiEarner,
  | 'fees24h'
  | 'fees7d'
  | 'fees30d'
  | 'revenue24h'
  | 'revenue30d'
  | 'change1d'
  | 'change7d'
  | 'change30d'
  | 'share'
>;

const fees24h = <Row extends EarnedRow>(definition = 'defiFees'): Column<Row> =>
  amount('fees24h', '24H费用', (row) => row.fees24h, { arrives: 'desc', definition });

const periods = <Row extends EarnedRow>(definition = 'defiFees'): readonly Column<Row>[] => [
  change('change1d', '24H变化', (row) => row.change1d, { definition }),
  amount('fees7d', '7日费用', (row) => row.fees7d, { definition }),
  change('change7d', '7日变化', (row) => row.change7d, { definition }),
  amount('fees30d', '30日费用', (row) => row.fees30d, { definition }),
  change('change30d', '30日变化', (row) => row.change30d, {
    definition,
    optional: true,
    wide: true,
  }),
];

/** What the market pays for a year of it. */
const multiples = <Row extends EarnedRow & Pick<DefiEarner, 'marketCap'>>(): readonly Column<Row>[] => [
  ratio('pf', 'P/F', (row) => priceToEarned(row.marketCap, row.fees30d), {
    width: 80,
    definition: 'priceToFees',
  }),
  ratio('ps', 'P/S', (row) => priceToEarned(row.marketCap, row.revenue30d), {
    width: 80,
    definition: 'priceToSales',
  }),
];

const earnerColumns: readonly Column<DefiEarner>[] = [
  rowName(
    'name',
    '协议',
    ({ name, logo, category, ...row }) => ({ name, note: category, logo, link: linkOfEarner(row) }),
    { width: 152, phoneWidth: 132 },
  ),
  fees24h(),
  amount('revenue24h', '24H收入', (row) => row.revenue24h, { definition: 'defiRevenue' }),
  ...periods<DefiEarner>(),
  amount('revenue30d', '30日收入', (row) => row.revenue30d, { definition: 'defiRevenue' }),
  ...multiples<DefiEarner>(),
  share('share', '占比', (row) => row.share),
];

/** Chains by what their applications earn. */
export const earningChainColumns: readonly Column<DefiEarningChain>[] = [
  rowName('name', '公链', ({ name, logo, code }) => ({ name, logo, link: linkOfChain(code) }), {
    width: 140,
    phoneWidth: 128,
  }),
  fees24h(),
  amount('revenue24h', '24H收入', (row) => row.revenue24h, { definition: 'defiRevenue' }),
  ...periods<DefiEarningChain>(),
  amount('revenue30d', '30日收入', (row) => row.revenue30d, { definition: 'defiRevenue' }),
  share('share', '占比', (row) => row.share),
];

/** Chains by what they themselves earn with transactions. */
export const gasChainColumns: readonly Column<DefiGasChain>[] = [
  rowName('name', '公链', ({ name, logo, code }) => ({ name, logo, link: linkOfChain(code) }), {
    width: 140,
    phoneWidth: 128,
  }),
  fees24h('chainGas'),
  amount('revenue24h', '24H收入', (row) => row.revenue24h, { definition: 'chainGasKept' }),
  ...periods<DefiGasChain>('chainGas'),
  amount('revenue30d', '30日收入', (row) => row.revenue30d, { definition: 'chainGasKept' }),
  ...multiples<DefiGasChain>(),
  share('share', '占比', (row) => row.share),
];

/** The page of a protocol, or of the coin that an issuer issues; null for neither. */
function linkOfEarner({ code, coinCode }: Pick<DefiEarner, 'code' | 'coinCode'>): Link | null {
  if (code !== '') return linkOfProtocol(code);
  return coinCode === '' ? null : linkTo('coin', { coinCode });
}

/** What protocols earn. */
export const defiFeesDashboard = dashboard({
  description: 'DeFi 协议与公链的费用、收入、P/F 与 P/S 排行：24 小时、7 日与 30 日。',
  interpretation: {
    meaning: '用户付给各协议的费用、协议留下的收入，以及市值相对它们的倍数。',
    howToRead: [
      '费用是用户付的，收入是协议与代币持有人留下的；其余归存款人、做市者与验证者。',
      'P/F、P/S 按近 30 日的速度折成一年：同类之间比较才有意义，倍数低不等于便宜。',
      'DEX 与衍生品的费用跟着成交走，借贷与质押的跟着锁仓与利率走，稳定币发行方的跟着国债利率走。',
    ],
    weakPoints: [
      '用代币奖励换来的成交也会产生费用，停发后会消失。',
      '公链应用一表是该链上应用的费用，不含公链自己的 Gas；Gas 费另列一表，两者不相加。',
      '稳定币发行方的利息不分到公链。',
    ],
    formula:
      'P/F = 流通市值 ÷ (30日费用 ÷ 30 × 365)；P/S 用收入代替费用；变化 = 本期合计 ÷ 上一个等长时段 − 1',
    source: '各协议合约与公布的费率',
    cadence: '约每 5 秒，走势每日',
  },
  sentence: defiFeesSentence,
  facts: (_value: DefiFees) => facts,
  table: {
    id: 'defi-fees',
    title: '协议排行',
    columns: earnerColumns,
    rows: ({ protocols }) => protocols,
    key: ({ code, coinCode }) => code || coinCode,
    leadsTo: linkOfEarner,
    footnotes: ['稳定币发行方没有代币，不计 P/F 与 P/S；-- 表示没有公布。'],
  },
});
