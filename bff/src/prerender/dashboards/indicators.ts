import { futuresVenueColumns } from '@coinmirror/shared/columns/dashboards/futures.ts';
import { gasFacts, gasTaskColumns, gasTasks } from '@coinmirror/shared/columns/dashboards/gas.ts';
import { halvingFacts, halvingPastColumns } from '@coinmirror/shared/columns/dashboards/halving.ts';
import { HALVING_2020_CALL, halving2020Facts } from '@coinmirror/shared/columns/dashboards/halving2020.ts';
import { mtGoxColumns, mtGoxFacts } from '@coinmirror/shared/columns/dashboards/mtgox.ts';
import { spreadColumns, spreadFacts } from '@coinmirror/shared/columns/dashboards/spread.ts';
import { stableColumns, stableFacts } from '@coinmirror/shared/columns/dashboards/stable.ts';
import { treasuryColumns, treasuryFacts } from '@coinmirror/shared/columns/dashboards/treasuries.ts';
import { trustColumns, trustFacts } from '@coinmirror/shared/columns/dashboards/trusts.ts';
import { unlockColumns } from '@coinmirror/shared/columns/unlocks.ts';
import { spreadPeriod } from '@coinmirror/shared/contract/dashboards/spread.ts';
import {
  FUTURES_TABS,
  futuresSentence,
  futuresTab,
  futuresTabFacts,
} from '@coinmirror/shared/dashboards/futuresTabs.ts';
import { unlocksDashboard } from '@coinmirror/shared/dashboards/unlocks.ts';
import { ahr999Indicator } from '@coinmirror/shared/indicators/definitions/ahr999.ts';
import { sum60Of } from '@coinmirror/shared/indicators/definitions/sum60Coins.ts';
import { futuresInterpretation } from '@coinmirror/shared/indicators/interpretations/futures.ts';
import { gasInterpretation } from '@coinmirror/shared/indicators/interpretations/gas.ts';
import { grayInterpretation } from '@coinmirror/shared/indicators/interpretations/gray.ts';
import {
  halving2020Interpretation,
  halvingInterpretation,
} from '@coinmirror/shared/indicators/interpretations/halving.ts';
import { mtGoxInterpretation } from '@coinmirror/shared/indicators/interpretations/mtgox.ts';
import { spreadInterpretation } from '@coinmirror/shared/indicators/interpretations/spread.ts';
import {
  coinTrendInterpretation,
  stableInterpretation,
  stableTrendInterpretation,
} from '@coinmirror/shared/indicators/interpretations/stable.ts';
import { treasuryInterpretation } from '@coinmirror/shared/indicators/interpretations/treasuries.ts';
import type { indicatorPages } from '@coinmirror/shared/manifest/indicators.ts';
import { CALL_ARGS } from '@coinmirror/shared/pages/callArgs.ts';
import { chosenUnlocks, unlockChoice } from '@coinmirror/shared/pages/unlockAddress.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import {
  fundSentence,
  gasSentence,
  spreadSentence,
  stableSentence,
  treasurySentence,
} from '@coinmirror/shared/sentences/dashboards.ts';
import { unlocksSentence } from '@coinmirror/shared/sentences/unlocks.ts';
import { type Block, tableBlock } from '../blocks.ts';
import { pageHead, withWay } from '../head.ts';
import type { Asked, Served } from '../served.ts';
import { dashboardPage, interpretationBlock } from './dashboardBlocks.ts';
import { dashboardPages } from './dashboardPages.ts';
import { boardBlocks, boardParams, hubBlocks } from './hubBlocks.ts';
import { anyIndicatorPage, indicatorPage } from './indicatorBlocks.ts';
import { receiptServed } from './receiptBlocks.ts';

/** The tabs of the futures market; beside them the page has a switch for tabs with money. */
function futuresStrip(asked: Asked): Block {
  const current = futuresTab(asked('tab'));
  return {
    kind: 'tabs',
    withTools: futuresTabFacts(current).some(({ money, phone }) => money && phone !== 'hidden'),
    tabs: FUTURES_TABS.map((tab, at) => ({
      label: tab.label,
      href: hrefTo('dataFutures', {}, at === 0 ? {} : { tab: tab.key }),
      current: tab === current,
    })),
  };
}

const halvingServed = dashboardPage({
  description: '比特币下一次减半的倒计时、区块高度、奖励与历次减半表现。',
  call: 'halving',
  interpretation: halvingInterpretation,
  facts: () => halvingFacts,
  table: (value) => tableBlock(halvingPastColumns, value.past),
});

/** What the server alone knows of them. */
export const indicatorServed = {
  ...dashboardPages,
  data: {
    description: '加密货币大数据：总市值、占比、恐惧贪婪、囤币指标、资金费率、爆仓与链上数据。',
    isDataset: true,
    calls: () => [{ name: 'dataAnswers', params: {} }],
    prerender: hubBlocks,
  },
  dataAhr: indicatorPage(
    () => ahr999Indicator,
    'ahr999 囤币指标的当前值、区间、历史走势与计算公式，含各区间对应价格。',
  ),
  dataBtcHolding: dashboardPage({
    description: '上市公司、ETF、政府与矿企的比特币持有量、成本与盈亏。',
    call: 'treasuries',
    chart: 'belowFacts',
    sentence: treasurySentence,
    interpretation: treasuryInterpretation,
    facts: () => treasuryFacts,
    table: (value) => tableBlock(treasuryColumns(value.price), value.rows),
  }),
  dataCalc: {
    description: '币价换算、定投回测、合约盈亏与强平、网格、矿机收益、无常损失与年化换算。',
    isDataset: true,
    calls: () => [{ name: 'coinRank', params: CALL_ARGS.coinRank(1) }],
    prerender: (page) => withWay(page.name, [pageHead(page)]),
  },
  dataCoinTrend: {
    description: '多个币种的走势对比，可指数化、可取对数。',
    isDataset: true,
    calls: () => [{ name: 'coinRank', params: CALL_ARGS.coinRank(1) }],
    prerender: (page) => withWay(page.name, [pageHead(page), interpretationBlock(coinTrendInterpretation)]),
  },
  dataEth: dashboardPage({
    description: '以太坊 Gas 的慢、标准、快三档与各类操作的费用，含时段热力图。',
    call: 'ethGas',
    sentence: gasSentence,
    interpretation: gasInterpretation,
    facts: () => gasFacts,
    table: (value) => tableBlock(gasTaskColumns, gasTasks(value)),
  }),
  dataFutures: dashboardPage({
    description: '合约持仓、资金费率、爆仓、多空比与基差。',
    call: 'futuresOverview',
    tabs: futuresStrip,
    chart: 'belowFacts',
    sentence: (value, asOf, asked) => futuresSentence(futuresTab(asked('tab')), value, asOf),
    interpretation: futuresInterpretation,
    facts: (_value, asked) => futuresTabFacts(futuresTab(asked('tab'))),
    table: (value) => tableBlock(futuresVenueColumns, value.venues),
  }),
  dataGray: dashboardPage({
    description: '灰度各信托的持仓、溢价率与变化，美国现货 ETF 的净流入。',
    call: 'trusts',
    chart: 'belowFacts',
    also: { name: 'fundFlows', params: { coincode: 'bitcoin' } },
    sentence: (value, _asOf, _asked, answers) => fundSentence(answers.entity('fundFlows'), value),
    interpretation: grayInterpretation,
    facts: () => trustFacts,
    table: (value) => tableBlock(trustColumns, value.list),
  }),
  dataIndicator: anyIndicatorPage,
  dataReceipt: receiptServed,
  sixtyDaySum: indicatorPage((asked) => sum60Of(asked('coin')), '比特币 60 日累计涨幅指标与风险区间。'),
  dataMore: {
    description: '全部指标目录与触发清单。',
    isDataset: true,
    calls: (_path, asked) => [{ name: 'indicatorOverview', params: boardParams(asked('date')) }],
    prerender: boardBlocks,
  },
  dataMtGox: dashboardPage({
    description: 'Mt. Gox（门头沟）偿还进度、剩余比特币与时间表。',
    call: 'mtGox',
    interpretation: mtGoxInterpretation,
    facts: () => mtGoxFacts,
  }),
  dataMtGoxHistory: dashboardPage({
    description: 'Mt. Gox（门头沟）历次转出与当时币价。',
    call: 'mtGox',
    interpretation: mtGoxInterpretation,
    facts: () => mtGoxFacts,
    table: (value) => tableBlock(mtGoxColumns, value.transfers),
  }),
  dataSpread: dashboardPage({
    description: '主要交易所之间的比特币现货溢价。',
    call: 'spotSpread',
    chart: 'belowFacts',
    sentence: spreadSentence,
    params: (asked) => ({ period: spreadPeriod(asked('period')) }),
    interpretation: spreadInterpretation,
    facts: spreadFacts,
    table: (value) => tableBlock(spreadColumns(value), value.points.toReversed()),
  }),
  dataStable: dashboardPage({
    description: '稳定币的市值、偏离、流通变化与 USDT 溢价。',
    call: 'stablecoins',
    chart: 'aboveFacts',
    sentence: stableSentence,
    interpretation: stableInterpretation,
    facts: () => stableFacts,
    table: (value) => tableBlock(stableColumns, value.coins),
  }),
  dataStableTrend: {
    description: '稳定币供应趋势对比。',
    isDataset: true,
    calls: () => [],
    prerender: (page) => withWay(page.name, [pageHead(page), interpretationBlock(stableTrendInterpretation)]),
  },
  dataUnlocks: dashboardPage({
    description: unlocksDashboard.description,
    call: 'unlockList',
    chart: 'belowFacts',
    params: (asked) => ({ range: unlockChoice(asked).range }),
    sentence: unlocksSentence,
    interpretation: unlocksDashboard.interpretation,
    facts: unlocksDashboard.facts,
    table: (value, asked) => tableBlock(unlockColumns, chosenUnlocks(value.rows, unlockChoice(asked), null)),
  }),
  halving: halvingServed,
  halvingIndex2: { ...halvingServed, sameAs: 'halving' },
  halving2020: dashboardPage({
    description: '2020 年比特币减半专题回顾。',
    call: 'coinHistory',
    params: () => HALVING_2020_CALL,
    interpretation: halving2020Interpretation,
    facts: () => halving2020Facts,
  }),
} satisfies Record<keyof typeof indicatorPages, Served>;
