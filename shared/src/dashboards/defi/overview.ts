import type { Column } from '../../columns/column.ts';
import { amount, change } from '../../columns/values.ts';
import type { DefiOverview } from '../../contract/defi/overview.ts';
import { linkTo } from '../../routes/link.ts';
import { defiSentence } from '../../sentences/defi.ts';
import { dashboard } from '../dashboards.ts';
import { defiCoinColumns, defiGovernedColumns, defiProtocolColumns, linkOfProtocol } from './columns.ts';
import { defiInterpretation } from './interpretation.ts';

const defiOverviewFacts: readonly Column<DefiOverview>[] = [
  amount('tvl', 'DeFi 锁仓量', ({ tvl }) => tvl, { definition: 'tvl' }),
  change('change1d', '1日变化', ({ change1d }) => change1d),
  change('change7d', '7日变化', ({ change7d }) => change7d),
  amount('notCounted', '未计入（重复计算）', ({ notCounted }) => notCounted, { definition: 'tvl' }),
];
const totalFacts: readonly Column<DefiOverview>[] = [
  ...defiOverviewFacts,
  amount('dex', 'DEX 24H成交额', ({ dexVolume24h }) => dexVolume24h, { definition: 'volume24h' }),
];

/** Protocols of all chains or of one. */
export const defiDashboard = dashboard({
  description: 'DeFi 锁仓量、协议排行、公链与类别占比、挖矿、借贷利率与锚定资产。',
  interpretation: defiInterpretation,
  sentence: defiSentence,
  facts: (value: DefiOverview) => (value.chain === null ? totalFacts : defiOverviewFacts),
  table: {
    id: 'defi-protocols',
    title: '协议排行',
    columns: defiProtocolColumns,
    rows: ({ protocols }) => protocols.filter(({ share }) => share !== null),
    key: ({ code }) => code,
    leadsTo: ({ code }) => linkOfProtocol(code),
    footnotes: [
      '流动性质押等协议的凭证也存在别的协议里，会重复计算，不列出也不计入总额；打开「含重复计算」可见。',
    ],
  },
});

/** The coins of the same protocols. */
export const defiCoinDashboard = dashboard({
  description: 'DeFi 协议的代币：价格、涨幅、流通市值与市值/TVL。',
  interpretation: { ...defiInterpretation, meaning: 'DeFi 协议的代币：价格、涨幅、流通市值与市值/TVL。' },
  sentence: defiSentence,
  facts: () => totalFacts,
  table: {
    id: 'defi-coins',
    title: 'DeFi 概念币',
    columns: defiCoinColumns,
    rows: ({ protocols }: DefiOverview) =>
      protocols
        .filter(({ coinCode }) => coinCode !== '')
        .toSorted((a, b) => (b.marketCap ?? 0) - (a.marketCap ?? 0)),
    key: ({ code }) => code,
  },
});

/** Protocols governed by their holders, with links to their proposals. */
export const defiProposalDashboard = dashboard({
  description: 'DeFi 协议的社区治理：代币、锁仓量与进行中的提案。',
  interpretation: {
    ...defiInterpretation,
    meaning: '由代币持有人治理的协议，点开看它的提案、投票与法定人数。',
    howToRead: [
      '先看法定人数与大户占比：票数集中时，少数地址就能决定结果。',
      '提案通过后常有时间锁，执行前仍可能被否决或修改。',
    ],
    formula: '投票权 ≈ 持有并委托的代币数量，各协议规则不同',
    source: '各协议治理论坛与投票合约',
  },
  sentence: defiSentence,
  facts: () => totalFacts,
  table: {
    id: 'defi-governed',
    title: '治理中的协议',
    columns: defiGovernedColumns,
    rows: ({ protocols }: DefiOverview) => protocols.filter(({ isGoverned }) => isGoverned),
    key: ({ code }) => code,
    leadsTo: ({ coinCode }) => linkTo('proposalCoin', { code: coinCode }),
  },
});
