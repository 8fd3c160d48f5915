import { groupThousands, roundDecimal } from './decimal.ts';
import { withMinus } from './minus.ts';
import { MISSING } from './missing.ts';

/** A multiple of something: `1,680.17倍`. Unknown → `--`. */
export function formatTimes(value: number | null): string {
  return value === null ? MISSING : `${withMinus(groupThousands(roundDecimal(value, 2)))}倍`;
}
