import { ADDRESS_FULL_MAX, ADDRESS_SHOWN } from '../constants/limits.ts';
import { MISSING } from './missing.ts';

/**
 * Shortens a long address to its first and last characters (10 each, or `shown`); keeps a short one. Case is kept,
 * because it is the checksum of an EVM address. Unknown or empty → `--`.
 */
export function formatAddress(address: string | null | undefined, shown: number = ADDRESS_SHOWN): string {
  if (!address) return MISSING;
  if (address.length <= Math.max(ADDRESS_FULL_MAX, 2 * shown)) return address;
  return `${address.slice(0, shown)}…${address.slice(-shown)}`;
}
