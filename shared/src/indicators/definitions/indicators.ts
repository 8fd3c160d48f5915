import { ahr999Indicator } from './ahr999.ts';
import type { Indicator } from './indicator.ts';

/** Every indicator that has a page, by its key. */
export const indicators = {
  ahr999: ahr999Indicator,
} as const satisfies Record<string, Indicator>;

export type IndicatorKey = keyof typeof indicators;
