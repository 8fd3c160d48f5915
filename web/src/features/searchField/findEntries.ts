import type { CoinContract, DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { matchContracts } from './matchContracts.ts';
import { type DirectoryMatches, matchDirectory } from './matchDirectory.ts';

export interface FoundEntries extends DirectoryMatches {
  /** The contracts that matched. */
  readonly contracts: readonly CoinContract[];
}

/** Entries that match by name, pinyin or contract address (those first), at most `limit` of each kind. */
export function findEntries(
  entries: readonly DirectoryEntry[],
  contracts: readonly CoinContract[],
  typed: string,
  limit: number,
): FoundEntries {
  const { coins, exchanges } = matchDirectory(entries, typed, limit);
  const hits = matchContracts(contracts, typed, limit);
  if (hits.length === 0) return { coins, exchanges, contracts: hits };
  const codes = new Set(hits.map(({ code }) => code));
  const byContract = entries.filter(({ kind, code }) => kind === 'coin' && codes.has(code));
  return { coins: [...new Set([...byContract, ...coins])].slice(0, limit), exchanges, contracts: hits };
}
