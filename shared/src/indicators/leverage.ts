export type PositionSide = 'long' | 'short';

/**
 * Price at which an isolated linear position is closed by force: long entry × (1 − 1/leverage + maintenance),
 * short entry × (1 + 1/leverage − maintenance). Maintenance margin in %, fees and funding left out (the simple
 * rule that exchanges' calculators show first). null for leverage under 1 or a bad price; never below 0.
 */
export function liquidationPrice(
  side: PositionSide,
  entry: number,
  leverage: number,
  maintenancePercent = 0.5,
): number | null {
  if (!(entry > 0) || !(leverage >= 1)) return null;
  const distance = 1 / leverage - maintenancePercent / 100;
  return Math.max(0, side === 'long' ? entry * (1 - distance) : entry * (1 + distance));
}

/** What a linear position won or lost. Money in the quote, `roiPercent` of the margin. */
export interface PositionResult {
  readonly margin: number;
  readonly profit: number;
  readonly roiPercent: number;
}

/** Profit of `size` coins from `entry` to `exit` at a leverage, fees left out; null for bad input. */
export function positionResult(
  side: PositionSide,
  entry: number,
  exit: number,
  size: number,
  leverage: number,
): PositionResult | null {
  if (!(entry > 0) || !(exit > 0) || !(size > 0) || !(leverage >= 1)) return null;
  const margin = (entry * size) / leverage;
  const profit = (exit - entry) * size * (side === 'long' ? 1 : -1);
  return { margin, profit, roiPercent: (profit / margin) * 100 };
}
