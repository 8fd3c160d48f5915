import type { CoinContract } from '@coinmirror/shared/contract/directory.ts';
import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';
import { looksLikeAddress } from '@coinmirror/shared/validation/search.ts';

/**
 * The contracts whose address starts with the typed text, the first for each coin, at most `limit`. The search field
 * truncates a pasted address, but its length still identifies it.
 */
export function matchContracts(
  contracts: readonly CoinContract[],
  typed: string,
  limit: number,
): readonly CoinContract[] {
  const wanted = foldWord(typed);
  if (!looksLikeAddress(wanted)) return [];
  const found = new Map<string, CoinContract>();
  for (const contract of contracts) {
    if (found.has(contract.code) || !contract.address.toLowerCase().startsWith(wanted)) continue;
    found.set(contract.code, contract);
    if (found.size === limit) break;
  }
  return [...found.values()];
}
