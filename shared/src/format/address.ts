import { ADDRESS_FULL_MAX, ADDRESS_SHOWN } from '../constants/limits.ts';
import { MISSING } from './missing.ts';

/**
 * A long address as its first and last characters (10 each, or `shown`); a short one whole. Case is kept, since the
 * case of an EVM address is its checksum. Unknown or empty → `--`.
 */
export function formatAddress(address: string | null | undefined, shown: number = ADDRESS_SHOWN): string {
  if (!address) return MISSING;
  if (address.length <= Math.max(ADDRESS_FULL_MAX, 2 * shown)) return address;
  return `${address.slice(0, shown)}…${address.slice(-shown)}`;
}
