import { ADDRESS_FULL_MAX, ADDRESS_SHOWN } from '../constants/limits.ts';

/** A long address as its first and last characters (10 each, or `shown`); a short one whole. Case is kept. */
export function formatAddress(address: string, shown: number = ADDRESS_SHOWN): string {
  if (address.length <= ADDRESS_FULL_MAX) return address;
  return `${address.slice(0, shown)}…${address.slice(-shown)}`;
}
