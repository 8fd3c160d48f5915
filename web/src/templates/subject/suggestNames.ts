import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';
import type { Namesake } from './subject.ts';

/**
 * Coins, exchanges, wallets … whose code, symbol or name is most similar to the given one, best first, by edit
 * distance. Ties go to the better ranked one. Without similar ones, the best ranked are returned.
 */
export function suggestNames(all: readonly Namesake[], asked: string, limit: number): readonly Namesake[] {
  const needle = foldWord(asked);
  return all
    .map((entry) => ({ entry, far: distanceTo(entry, needle) }))
    .sort((a, b) => a.far - b.far || rankOf(a.entry) - rankOf(b.entry))
    .slice(0, limit)
    .map(({ entry }) => entry);
}

function rankOf(entry: Namesake): number {
  return entry.rank ?? Number.MAX_SAFE_INTEGER;
}

/** Any larger distance counts as equal: only the rank decides. */
const FAR = 4;
/** Distance of a prefix match. */
const BEGINS = 1;
const CONTINUES = 2;

function distanceTo({ code, symbol = '', name, nameEn }: Namesake, needle: string): number {
  const words = [code, symbol, name, nameEn].filter((word) => word !== '').map(foldWord);
  const begun = words.some((word) => word.startsWith(needle)) ? BEGINS : FAR;
  const continued = words.some((word) => needle.startsWith(`${word}-`)) ? CONTINUES : FAR;
  return Math.min(begun, continued, ...words.map((word) => slipsBetween(word, needle)));
}

/** The edit distance of two words, if at most one in three letters differs; otherwise they are different words. */
function slipsBetween(word: string, needle: string): number {
  const distance = editDistance(word, needle);
  return distance <= Math.floor(word.length / 3) ? distance : FAR;
}

/** Levenshtein distance: letters to add, drop or change to turn one word into the other. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) >= FAR) return FAR;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? FAR;
}
