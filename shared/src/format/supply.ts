import { formatExactAmount } from './amount.ts';
import { roundDecimal } from './decimal.ts';
import { isKnown, MISSING } from './missing.ts';

/** A count of coins with their symbol: `1,824.76万 BTC`; unlimited → 无上限; unknown → `--`. */
export function formatSupply(value: number | null | undefined, symbol: string, unlimited = false): string {
  if (unlimited) return '无上限';
  return isKnown(value) ? `${formatExactAmount(value)} ${symbol}` : MISSING;
}

/** A gas price: integer from 10 Gwei, else one decimal. Unknown → `--`. */
export function formatGwei(value: number | null | undefined): string {
  return isKnown(value) ? `${roundDecimal(value, value >= 10 ? 0 : 1)} Gwei` : MISSING;
}
