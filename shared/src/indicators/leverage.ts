export type PositionSide = 'long' | 'short';

/**
 * Liquidation price of an isolated linear position: long entry × (1 − 1/leverage + maintenance), short entry × (1 +
 * 1/leverage − maintenance). Maintenance margin in %, without fees and funding (the basic rule of exchanges'
 * calculators). null for leverage under 1 or an invalid price; never below 0.
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

/** Profit or loss of a linear position. Money in the quote, `roiPercent` of the margin. */
export interface PositionResult {
  readonly margin: number;
  readonly profit: number;
  readonly roiPercent: number;
}

/** Profit of `size` coins from `entry` to `exit` with a leverage, without fees; null for invalid input. */
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
