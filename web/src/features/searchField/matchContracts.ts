import type { CoinContract } from '@coinmirror/shared/contract/directory.ts';
import { looksLikeAddress } from '@coinmirror/shared/validation/search.ts';

/**
 * The contracts whose address begins with what was typed, the first for each coin, at most `limit`. The search field
 * cuts a pasted address to its length, which is more than enough to tell it from all others.
 */
export function matchContracts(
  contracts: readonly CoinContract[],
  typed: string,
  limit: number,
): readonly CoinContract[] {
  if (!looksLikeAddress(typed)) return [];
  const wanted = typed.trim().toLowerCase();
  const found = new Map<string, CoinContract>();
  for (const contract of contracts) {
    if (found.has(contract.code) || !contract.address.toLowerCase().startsWith(wanted)) continue;
    found.set(contract.code, contract);
    if (found.size === limit) break;
  }
  return [...found.values()];
}
