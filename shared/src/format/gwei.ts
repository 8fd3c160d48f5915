import { formatFixed } from './formatFixed.ts';
import { isKnown, MISSING } from './missing.ts';

/** A gas price: integer from 10 Gwei, one decimal from 1, three below. Unknown → `--`. */
export function formatGwei(value: number | null | undefined): string {
  if (!isKnown(value)) return MISSING;
  return `${formatFixed(value, value >= 10 ? 0 : value >= 1 ? 1 : 3)} Gwei`;
}
