import { ahr999Indicator } from './ahr999.ts';
import { crossIndicator } from './cross.ts';
import { drawdownIndicator } from './drawdown.ts';
import { fearGreedIndicator } from './feargreed.ts';
import { goldenRatioIndicator } from './goldenratio.ts';
import { heat200Indicator } from './heat200.ts';
import type { Indicator } from './indicator.ts';
import { mayerIndicator } from './mayer.ts';
import { piCycleIndicator } from './picycle.ts';
import { puellIndicator } from './puell.ts';
import { rsiIndicator } from './rsi.ts';
import { stockToFlowIndicator } from './s2f.ts';
import { sum60Indicator } from './sum60.ts';
import { twoYearIndicator } from './twoyear.ts';
import { volatilityIndicator } from './volatility.ts';

/** Every indicator with a page, by its key, in catalogue order. */
export const indicators = {
  ahr999: ahr999Indicator,
  sum60: sum60Indicator,
  mayer: mayerIndicator,
  twoyear: twoYearIndicator,
  heat200: heat200Indicator,
  goldenratio: goldenRatioIndicator,
  picycle: piCycleIndicator,
  cross: crossIndicator,
  puell: puellIndicator,
  s2f: stockToFlowIndicator,
  rsi: rsiIndicator,
  drawdown: drawdownIndicator,
  volatility: volatilityIndicator,
  feargreed: fearGreedIndicator,
} as const satisfies Record<string, Indicator>;

type IndicatorKey = keyof typeof indicators;

/** The indicator of a key; null if there is none. */
export function findIndicator(key: string | undefined): Indicator | null {
  return key !== undefined && Object.hasOwn(indicators, key) ? indicators[key as IndicatorKey] : null;
}
