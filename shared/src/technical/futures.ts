import { formatAmount } from '../format/amount.ts';
import { formatFundingRate, formatRatio } from '../format/percent.ts';
import type { BarFutures, OfBar } from './sheet.ts';
import { fixed, type Technical } from './technical.ts';

/** A figure of the coin's futures beside each candle. */
function figure(of: (futures: BarFutures) => number | null): OfBar<number> {
  return ({ futures }) => (futures === undefined ? null : of(futures));
}

const fundingOf = figure(({ funding }) => funding);
const interestOf = figure(({ openInterest }) => openInterest);
const ratioOf = figure(({ accountRatio }) => accountRatio);
const longOf = figure(({ long }) => long);
const shortOf = figure(({ short }) => (short === null ? null : -short));

/** Funding over all exchanges, % per eight hours, bars from zero. */
const funding: Technical = {
  key: 'FUNDING',
  title: '资金费率',
  pane: 'sub',
  needs: 'futures',
  unit: '每8小时',
  params: [],
  lines: fixed(['funding', '', 'bar']),
  precision: 4,
  write: formatFundingRate,
  calc: (sheet) => [sheet.each(fundingOf)],
};

/** Open interest over all exchanges. */
const openInterest: Technical = {
  key: 'OI',
  title: '持仓量',
  pane: 'sub',
  needs: 'futures',
  unit: 'USD',
  params: [],
  lines: fixed(['interest', '']),
  isAmount: true,
  write: formatAmount,
  calc: (sheet) => [sheet.each(interestOf)],
};

/** Accounts long ÷ accounts short. */
const accountRatio: Technical = {
  key: 'LSR',
  title: '多空人数比',
  pane: 'sub',
  needs: 'futures',
  unit: '多÷空',
  params: [],
  lines: fixed(['ratio', '']),
  precision: 2,
  write: formatRatio,
  calc: (sheet) => [sheet.each(ratioOf)],
};

/** Positions closed by force: longs above the line, shorts below, as on the page of futures. */
const liquidations: Technical = {
  key: 'LIQ',
  title: '爆仓',
  pane: 'sub',
  needs: 'futures',
  unit: 'USD',
  params: [],
  lines: fixed(['long', '多单', 'bar'], ['short', '空单', 'bar']),
  isAmount: true,
  // Shorts lie below zero, and no sum is negative.
  write: (value) => formatAmount(Math.abs(value)),
  calc: (sheet) => [sheet.each(longOf), sheet.each(shortOf)],
};

/** The coin's futures below the price chart. */
export const futuresTechnicals = [funding, openInterest, accountRatio, liquidations] as const;
