import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';

/**
 * Coins other than `own` that match the search term by code, symbol, name, alias or its pinyin (btb, bitebi): prefix matches
 * first, then by rank.
 */
export function findCoins(
  directory: readonly DirectoryEntry[],
  words: string,
  own: string,
  limit: number,
): readonly DirectoryEntry[] {
  const needle = words.trim().toLowerCase();
  const names = ({ code, symbol, name, nameEn, alias, pinyin }: DirectoryEntry) =>
    [symbol, code, name, nameEn, alias, pinyin.replaceAll(' ', ''), initials(pinyin)].map((text) =>
      text.toLowerCase(),
    );
  const begins = (entry: DirectoryEntry) => names(entry).some((text) => text.startsWith(needle));
  return directory
    .filter((entry) => entry.kind === 'coin' && entry.code !== own)
    .filter((entry) => names(entry).some((text) => text.includes(needle)))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)) || placeOf(a) - placeOf(b))
    .slice(0, limit);
}

/** bi te bi → btb */
function initials(pinyin: string): string {
  return pinyin
    .split(' ')
    .map((syllable) => syllable.charAt(0))
    .join('');
}

function placeOf({ rank }: DirectoryEntry): number {
  return rank ?? Number.MAX_SAFE_INTEGER;
}
