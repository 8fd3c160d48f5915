import type { Column } from '../columns/column.ts';
import { amount, change } from '../columns/values.ts';
import { text } from '../columns/words.ts';
import type { WeekFigures } from '../contract/news/weekly.ts';

const rising = ({ coins }: WeekFigures) => coins.filter(({ change }) => change > 0).length;

/** Totals of a week, above its review. */
export const weekFacts: readonly Column<WeekFigures>[] = [
  change('bitcoin', 'BTC 周涨跌', ({ days }) => days.at(-1)?.bitcoin ?? null),
  change('ethereum', 'ETH 周涨跌', ({ days }) => days.at(-1)?.ethereum ?? null),
  change('mean', '等权平均', ({ days }) => days.at(-1)?.mean ?? null),
  text('rising', '上涨 / 下跌', (week) => `${rising(week)} / ${week.coins.length - rising(week)} 个币种`, {
    width: 120,
  }),
  amount('turnover', '周成交额', ({ turnover }) => turnover),
  change('turnoverChange', '成交额较上周', ({ turnover, turnoverBefore }) =>
    turnover !== null && turnoverBefore ? (turnover / turnoverBefore - 1) * 100 : null,
  ),
];
