import { ahr999Indicator } from './ahr999.ts';
import type { Indicator } from './indicator.ts';
import { sum60Indicator } from './sum60.ts';

/** Every indicator that has a page, by its key. */
export const indicators = {
  ahr999: ahr999Indicator,
  sum60: sum60Indicator,
} as const satisfies Record<string, Indicator>;

export type IndicatorKey = keyof typeof indicators;
