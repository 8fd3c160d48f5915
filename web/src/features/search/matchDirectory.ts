import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';

export interface DirectoryMatches {
  readonly coins: readonly DirectoryEntry[];
  readonly exchanges: readonly DirectoryEntry[];
}

/** Entries that fit what was typed, best first, at most `limit` of each kind. */
export function matchDirectory(
  entries: readonly DirectoryEntry[],
  typed: string,
  limit: number,
): DirectoryMatches {
  const needle = typed.trim().toLowerCase();
  if (needle === '') return { coins: [], exchanges: [] };
  const found = entries
    .map((entry) => ({ entry, score: matchScore(entry, needle) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || rankOf(a.entry) - rankOf(b.entry))
    .map(({ entry }) => entry);
  const ofKind = (kind: DirectoryEntry['kind']) =>
    found.filter((entry) => entry.kind === kind).slice(0, limit);
  return { coins: ofKind('coin'), exchanges: ofKind('exchange') };
}

function rankOf(entry: DirectoryEntry): number {
  return entry.rank ?? Number.POSITIVE_INFINITY;
}

const EXACT = 4;
const BEGINS = 3;
const BEGINS_PINYIN = 2;
const CONTAINS = 1;

/** 0: does not fit. Symbol, code, names, pinyin (whole or initials: btb → 比特币) are looked at. */
function matchScore({ code, symbol, name, nameEn, pinyin }: DirectoryEntry, needle: string): number {
  const names = [symbol, code, name, nameEn].map((text) => text.toLowerCase());
  if (names.includes(needle)) return EXACT;
  if (names.some((text) => text.startsWith(needle))) return BEGINS;
  const syllables = pinyin === '' ? [] : pinyin.split(' ');
  const readings = [syllables.join(''), syllables.map((syllable) => syllable.charAt(0)).join('')];
  if (readings.some((text) => text.startsWith(needle))) return BEGINS_PINYIN;
  return names.some((text) => text.includes(needle)) ? CONTAINS : 0;
}
