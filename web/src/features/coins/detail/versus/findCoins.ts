import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { foundByVariant } from '@coinmirror/shared/validation/coinWord.ts';
import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';

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
  const names = ({ code, symbol, name, nameEn, alias, pinyin }: DirectoryEntry) =>
    [symbol, code, name, nameEn, alias, pinyin.replaceAll(' ', ''), initials(pinyin)].map(foldWord);
  const coins = directory
    .filter((entry) => entry.kind === 'coin' && entry.code !== own)
    .map((entry) => ({ entry, names: names(entry) }));
  const find = (needle: string) => {
    const begins = (found: (typeof coins)[number]) => found.names.some((text) => text.startsWith(needle));
    return coins
      .filter((coin) => coin.names.some((text) => text.includes(needle)))
      .sort((a, b) => Number(begins(b)) - Number(begins(a)) || placeOf(a.entry) - placeOf(b.entry));
  };
  const found = foldWord(words) === '' ? find('') : foundByVariant(words, find);
  return found.slice(0, limit).map(({ entry }) => entry);
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
