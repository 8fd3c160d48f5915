import { spreadColumns } from '@coinmirror/shared/columns/dashboards/spread.ts';
import { indicatorColumns } from '@coinmirror/shared/columns/indicatorDays.ts';
import { findDefiChain } from '@coinmirror/shared/content/defi/chains.ts';
import { findDefiProtocol } from '@coinmirror/shared/content/defi/protocols.ts';
import { defiInterpretation } from '@coinmirror/shared/dashboards/defi/interpretation.ts';
import { unlocksDashboard } from '@coinmirror/shared/dashboards/unlocks.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { findIndicator } from '@coinmirror/shared/indicators/definitions/indicators.ts';
import { SUM60_COINS, sum60Of } from '@coinmirror/shared/indicators/definitions/sum60Coins.ts';
import { grayInterpretation } from '@coinmirror/shared/indicators/interpretations/gray.ts';
import { spreadInterpretation } from '@coinmirror/shared/indicators/interpretations/spread.ts';
import {
  stableInterpretation,
  stableTrendInterpretation,
} from '@coinmirror/shared/indicators/interpretations/stable.ts';
import { indicatorSeriesKey } from '@coinmirror/shared/indicators/seriesKey.ts';
import {
  codeOfLocked,
  FIGURE_SERIES,
  type FigureSeriesKey,
  RECORD_SERIES,
  type RecordSeriesKey,
} from '@coinmirror/shared/pages/series.ts';
import { callOfIndicator } from '../../prerender/dashboards/indicatorBlocks.ts';
import { recordSeries } from './recordSeries.ts';
import {
  flowColumns,
  lockedColumns,
  marketColumns,
  premiumColumns,
  supplyColumns,
  unlockDayColumns,
} from './seriesColumns.ts';
import { type Series, seriesTable } from './seriesTable.ts';

const MARKET_DAYS = 1095;

const figureSeries: Readonly<Record<FigureSeriesKey, Series>> = {
  marketcap: {
    name: FIGURE_SERIES.marketcap,
    formula: '总市值 = Σ 流通市值；占比 = 该币流通市值 ÷ 总市值，分母含稳定币',
    source: '市值前 40 名币种的日收盘价 × 今日流通量，按占全市场的比例折算',
    call: { name: 'marketTrend', params: { days: MARKET_DAYS } },
    table: (answers) => seriesTable(marketColumns, answers.entity('marketTrend')),
  },
  tvl: lockedSeries(FIGURE_SERIES.tvl, ''),
  stablesupply: {
    ...stableTrendInterpretation,
    name: FIGURE_SERIES.stablesupply,
    call: { name: 'stableSupplies', params: {} },
    table(answers) {
      const value = answers.entity('stableSupplies');
      return value && seriesTable(supplyColumns(value), value.days);
    },
  },
  usdtpremium: {
    ...stableInterpretation,
    name: FIGURE_SERIES.usdtpremium,
    call: { name: 'stablecoins', params: {} },
    table: (answers) => seriesTable(premiumColumns, answers.entity('stablecoins')?.premiums),
  },
  spread: {
    ...spreadInterpretation,
    name: FIGURE_SERIES.spread,
    call: { name: 'spotSpread', params: { period: 1440 } },
    table(answers) {
      const value = answers.entity('spotSpread');
      return value && seriesTable(spreadColumns(value), value.points);
    },
  },
  btcetf: fundSeries('btcetf', 'bitcoin'),
  ethetf: fundSeries('ethetf', 'ethereum'),
  unlocks: {
    ...unlocksDashboard.interpretation,
    name: FIGURE_SERIES.unlocks,
    call: { name: 'unlockList', params: { range: 'quarter' } },
    table: (answers) => seriesTable(unlockDayColumns, answers.entity('unlockList')?.days),
  },
};

const ofOtherCoins = SUM60_COINS.map(({ code }) => sum60Of(code));

/** The series under a key; null where there is none. */
export function findSeries(key: string): Series | null {
  const indicator = findIndicator(key) ?? ofOtherCoins.find((one) => indicatorSeriesKey(one) === key) ?? null;
  if (indicator !== null) return indicatorSeries(indicator);
  if (Object.hasOwn(figureSeries, key)) return figureSeries[key as FigureSeriesKey];
  if (Object.hasOwn(RECORD_SERIES, key)) return recordSeries[key as RecordSeriesKey];
  const code = codeOfLocked(key);
  if (code === null) return null;
  const chain = findDefiChain(code);
  if (chain) return lockedSeries(`${chain.name} 锁仓量`, code);
  const protocol = findDefiProtocol(code);
  return protocol ? protocolSeries(`${protocol.name} 锁仓量`, code) : null;
}

/** Every day of an indicator, with all that its page draws. */
function indicatorSeries(indicator: Indicator): Series {
  const call = callOfIndicator(indicator, {});
  return {
    name: indicator.name,
    formula: indicator.formula,
    source: indicator.source,
    call,
    table: (answers) => seriesTable(indicatorColumns(indicator), answers.entity(call.name)),
  };
}

/** What is locked on one chain; '' is all of them. */
function lockedSeries(name: string, chain: string): Series {
  return {
    ...defiInterpretation,
    name,
    call: { name: 'defiOverview', params: { chain } },
    table: (answers) => seriesTable(lockedColumns, answers.entity('defiOverview')?.trend),
  };
}

function protocolSeries(name: string, code: string): Series {
  return {
    ...defiInterpretation,
    name,
    call: { name: 'defiProtocol', params: { code } },
    table: (answers) => seriesTable(lockedColumns, answers.entity('defiProtocol')?.trend),
  };
}

function fundSeries(key: 'btcetf' | 'ethetf', coincode: string): Series {
  return {
    ...grayInterpretation,
    name: FIGURE_SERIES[key],
    call: { name: 'fundFlows', params: { coincode } },
    table: (answers) => seriesTable(flowColumns, answers.entity('fundFlows')?.days),
  };
}
