import type { Column } from '../../columns/column.ts';
import { amount, number, percent, price, share } from '../../columns/values.ts';
import { rowName, text } from '../../columns/words.ts';
import type {
  AnchoredAsset,
  AnchoredAssets,
  BestRate,
  DefiPool,
  DefiPools,
  DefiRates,
  LendingMarket,
} from '../../contract/defi/yields.ts';
import { writeAmount, writePercent, writeShare } from '../../format/written.ts';
import type { Interpretation } from '../../indicators/interpretations/interpretation.ts';
import { linkTo } from '../../routes/link.ts';
import { anchoredSentence, lendingSentence, poolSentence, rateSentence } from '../../sentences/defi.ts';
import { dashboard } from '../dashboards.ts';
import { linkOfProtocol } from './columns.ts';

const YEARLY = {
  howToRead: [
    '年化随借款需求、成交与奖励价格每天变化；高于同类一截的，多半来自正在减少的代币奖励。',
    '存借利差是协议留存与闲置资金造成的：利用率越低，存款年化离借款年化越远。',
  ],
  weakPoints: [
    '不含 Gas、滑点与无常损失；双币池的实际回报可能低于单独持有。',
    '合约漏洞、清算与脱锚的风险不反映在年化里。',
  ],
  formula: '存款年化 = 借款年化 × 利用率 × (1 − 留存)；总 APY = 基础 + 奖励',
  source: '各协议合约',
  cadence: '约每 5 秒',
} as const satisfies Omit<Interpretation, 'meaning'>;

const rate = <Row>(id: string, label: string, read: (row: Row) => number | null, definition: string) =>
  percent<Row>(id, label, read, (value) => writeShare(value), { width: 92, definition });

const poolColumns: readonly Column<DefiPool>[] = [
  rowName(
    'pool',
    '资金池',
    ({ pair, protocolName, protocol }) => ({
      name: pair,
      note: protocolName,
      link: linkOfProtocol(protocol),
    }),
    { width: 148, phoneWidth: 128 },
  ),
  rate('apy', '总APY', (row) => row.apy, 'apy'),
  rate('mean', '30日均值', (row) => row.mean30d, 'apyMean'),
  amount('tvl', 'TVL', (row) => row.tvl, { arrives: 'desc', definition: 'tvl' }),
  rate('base', '基础', (row) => row.baseApy, 'apy'),
  rate('reward', '奖励', (row) => row.rewardApy, 'apy'),
  text('loss', '无常损失', (row) => row.loss, { width: 84 }),
  text('chain', '公链', (row) => row.chainName, { width: 112 }),
];

/** Pools that pay for deposits. */
export const defiPoolDashboard = dashboard({
  description: 'DeFi 资金池的年化收益（基础与奖励分列）、TVL 与无常损失。',
  interpretation: { ...YEARLY, meaning: '主要资金池的年化收益，基础与奖励分开，附 TVL 与无常损失的大小。' },
  sentence: poolSentence,
  // The sentence says how many they are, and what they hold.
  facts: (_value: DefiPools) => [],
  table: {
    id: 'defi-pools',
    title: '挖矿与资金池',
    columns: poolColumns,
    rows: ({ pools }: DefiPools) => pools,
    key: ({ id }) => id,
    leadsTo: ({ protocol }) => linkOfProtocol(protocol),
  },
});

const rateFacts: readonly Column<DefiRates>[] = [
  amount('supplied', '存款', ({ supplied }) => supplied),
  amount('borrowed', '已借', ({ borrowed }) => borrowed),
  percent(
    'utilization',
    '利用率',
    ({ supplied, borrowed }) => (supplied && borrowed !== null ? (borrowed / supplied) * 100 : null),
    (value) => writeShare(value),
    { width: 84, definition: 'utilization' },
  ),
];

const marketColumns: readonly Column<LendingMarket>[] = [
  rowName(
    'coin',
    '币种',
    ({ symbol, protocolName, logo, code }) => ({
      name: symbol,
      note: protocolName,
      logo,
      link: linkTo('coin', { coinCode: code }),
    }),
    { width: 128 },
  ),
  rate('supply', '存款年化', (row) => row.supplyApy, 'supplyApy'),
  rate('borrow', '借款年化', (row) => row.borrowApy, 'borrowApy'),
  rate('utilization', '利用率', (row) => row.utilization, 'utilization'),
  amount('supplied', '存款', (row) => row.supplied),
  amount('borrowed', '已借', (row) => row.borrowed),
  text('chain', '公链', (row) => row.chainName, { width: 112 }),
];

/** Lending rates by coin and place. */
export const defiLendingDashboard = dashboard({
  description: '各借贷协议的存款与借款年化、利用率与规模。',
  interpretation: { ...YEARLY, meaning: '各协议、各公链上每个币种的存款与借款年化、利用率。' },
  sentence: lendingSentence,
  facts: (_value: DefiRates) => rateFacts,
  table: {
    id: 'defi-lending',
    title: '借贷市场',
    columns: marketColumns,
    rows: ({ markets }) => markets,
    key: ({ id }) => id,
    footnotes: ['存款减去已借就是协议的 TVL。'],
  },
});

const bestColumns: readonly Column<BestRate>[] = [
  rowName(
    'coin',
    '币种',
    ({ symbol, logo, code }) => ({ name: symbol, logo, link: linkTo('coin', { coinCode: code }) }),
    { width: 112, grow: false },
  ),
  rate('supply', '最高存款', (row) => row.supplyApy, 'supplyApy'),
  rate('borrow', '最低借款', (row) => row.borrowApy, 'borrowApy'),
  text('supplyAt', '存款平台', (row) => row.supplyAt, { width: 176 }),
  text('borrowAt', '借款平台', (row) => row.borrowAt, { width: 176, grow: true }),
];

/** Best rates for lenders and borrowers. */
export const defiBestDashboard = dashboard({
  description: '各币种在 DeFi 借贷协议中的最高存款与最低借款年化。',
  interpretation: { ...YEARLY, meaning: '每个币种最高的存款年化与最低的借款年化，以及各平台的对照。' },
  sentence: rateSentence,
  // Deposits and loans stand on the page of lending.
  facts: (_value: DefiRates) => [],
  table: {
    id: 'defi-best',
    title: '最优利率',
    columns: bestColumns,
    rows: ({ best }) => best,
    key: ({ code }) => code,
  },
});

const anchoredFacts: readonly Column<AnchoredAssets>[] = [
  amount('cap', '锚定资产市值', ({ marketCap }) => marketCap, { definition: 'marketCap' }),
  number(
    'bitcoins',
    '链上 BTC',
    ({ bitcoins }) => bitcoins,
    ({ bitcoins }) => writeAmount(bitcoins, 'BTC'),
    {
      width: 112,
    },
  ),
];

const anchoredColumns: readonly Column<AnchoredAsset>[] = [
  rowName('name', '资产', ({ symbol, name }) => ({ name: symbol, note: name, link: null }), { width: 152 }),
  amount('cap', '市值', (row) => row.marketCap, { arrives: 'desc', definition: 'marketCap' }),
  percent(
    'deviation',
    '锚定偏离',
    (row) => row.deviation,
    (value) => writePercent(value, { places: 3 }),
    {
      width: 96,
      definition: 'anchorDeviation',
    },
  ),
  price('price', '价格', (row) => row.price),
  number(
    'supply',
    '流通量',
    (row) => row.supply,
    (row) => writeAmount(row.supply, row.ofSymbol),
    { width: 120 },
  ),
  share('share', '占比', (row) => row.share),
  text('custody', '托管', (row) => row.custody, { width: 152, grow: true }),
];

/** Coins that represent other assets. */
export const defiAnchoredDashboard = dashboard({
  description: 'WBTC、cbBTC、stETH 等锚定资产的流通量、锚定偏离与托管方。',
  interpretation: {
    meaning: '在别的链上代表比特币与以太币的资产：流通量、锚定偏离与托管方。',
    howToRead: [
      '偏离在 ±0.2% 以内属正常；持续折价说明赎回不畅或托管受到质疑。',
      '流通量增加表示有更多比特币被带进 DeFi。',
    ],
    weakPoints: ['托管方持有的储备以其公开披露为准，本站不作审计。'],
    simulatedPoints: ['2026 年以后的流通量为模拟市场推算，标有演示数据。'],
    formula: '偏离 = 市价 ÷ 所代表币种价格 − 1；市值 = 流通量 × 市价',
    source: '发行合约与各平台现货价格',
    cadence: '约每 5 秒',
  },
  sentence: anchoredSentence,
  facts: (_value: AnchoredAssets) => anchoredFacts,
  table: {
    id: 'defi-anchored',
    title: '锚定资产',
    columns: anchoredColumns,
    rows: ({ assets }) => assets,
    key: ({ symbol }) => symbol,
  },
});
