import { foldWord } from '../../validation/foldWord.ts';
import { syllablesOf } from './pinyin.ts';
import type { SiteEntry } from './siteEntry.ts';

interface Read {
  /** Lower case, the title first. */
  readonly names: readonly string[];
  readonly words: readonly string[];
  /** Of each Chinese name. */
  readonly syllables: readonly (readonly string[])[];
}

/** The fit of an entry that is called exactly what was typed. */
export const FITS_NAME = 5;

/** An entry found, and how well: 5 its very name, 4 begins so, 3 read so, 2 a word of it is, 1 holds it somewhere. */
export interface SiteHit {
  readonly entry: SiteEntry;
  readonly fit: number;
}

const known = new WeakMap<SiteEntry, Read>();

/** Latin letters that may be initials of Chinese words: one letter alone begins too much. */
const READ_LEAST = 2;

/**
 * The entries that match the typed text, best first, equal ones in their order, at most `limit`. Titles and aliases
 * match as words and by pinyin, whole or initials, from any of their characters on: feilv, zjfl → 资金费率.
 */
export function findSite(entries: readonly SiteEntry[], typed: string, limit: number): readonly SiteHit[] {
  const words = foldWord(typed);
  if (words === '') return [];
  return entries
    .map((entry) => ({ entry, fit: fitOf(readOf(entry), words) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, limit);
}

function fitOf({ names, words, syllables }: Read, typed: string): number {
  if (names.includes(typed)) return FITS_NAME;
  if (/^[a-z]$/.test(typed)) return 0;
  if (names.some((name) => name.startsWith(typed))) return 4;
  const pinyin = typed.replace(/[\s'’]/g, '').replaceAll('ü', 'v');
  if (/^[a-z\d]+$/.test(pinyin) && pinyin.length >= READ_LEAST) {
    if (syllables.some((own) => isRead(own, pinyin, 0))) return 3;
    if (syllables.some((own) => own.some((_, at) => isRead(own, pinyin, at)))) return 2;
  }
  const parts = typed.split(' ');
  if (parts.every((part) => names.some((name) => name.includes(part)))) return 1;
  return words.some((word) => word.startsWith(typed)) || holdsName(names, typed) ? 1 : 0;
}

/** Whether the syllables from `at` on begin with what was typed, written whole or as initials. */
function isRead(syllables: readonly string[], typed: string, at: number): boolean {
  const rest = syllables.slice(at);
  return (
    rest.join('').startsWith(typed) ||
    rest
      .map((syllable) => syllable.charAt(0))
      .join('')
      .startsWith(typed)
  );
}

/** A longer question that contains a Chinese name: 比特币资金费率. */
function holdsName(names: readonly string[], typed: string): boolean {
  return names.some((name) => name.length > 1 && /^\p{Script=Han}+$/u.test(name) && typed.includes(name));
}

function readOf(entry: SiteEntry): Read {
  const own = known.get(entry) ?? read(entry);
  known.set(entry, own);
  return own;
}

function read({ title, aliases, words = [], pinyin }: SiteEntry): Read {
  const names = [title, ...aliases].map(foldWord);
  const chinese = names.filter((name) => /\p{Script=Han}/u.test(name));
  const syllables = chinese.map((name, at) =>
    at === 0 && name === names[0] && pinyin ? pinyin.split(' ') : syllablesOf(name),
  );
  return { names, words: words.map(foldWord), syllables };
}
