import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { makeTextIndex, type TextIndex } from './textIndex.ts';

/** All entries of one kind, best rank first, with the texts they are found by. */
export interface KindIndex {
  readonly entries: readonly DirectoryEntry[];
  /** Symbol, code, Chinese and English name, alias. */
  readonly names: TextIndex;
  /** The Chinese name's pinyin without spaces, and its initials: bitebi, btb. */
  readonly pinyinIndex: TextIndex;
}

export interface DirectoryIndex {
  readonly coins: KindIndex;
  readonly exchanges: KindIndex;
}

const known = new WeakMap<readonly DirectoryEntry[], DirectoryIndex>();

/** The index of a directory, built once for each: it does in advance what a key press need not wait for. */
export function directoryIndexOf(entries: readonly DirectoryEntry[]): DirectoryIndex {
  const made = known.get(entries) ?? {
    coins: indexKind(entries.filter(({ kind }) => kind === 'coin')),
    exchanges: indexKind(entries.filter(({ kind }) => kind === 'exchange')),
  };
  known.set(entries, made);
  return made;
}

function indexKind(unsorted: readonly DirectoryEntry[]): KindIndex {
  const entries = unsorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  return {
    entries,
    names: makeTextIndex(entries, ({ symbol, code, name, nameEn, alias }) => [
      symbol,
      code,
      name,
      nameEn,
      ...(alias ? [alias] : []),
    ]),
    pinyinIndex: makeTextIndex(entries, ({ pinyin }) => pinyinOf(pinyin)),
  };
}

function rankOf(entry: DirectoryEntry): number {
  return entry.rank ?? Number.MAX_SAFE_INTEGER;
}

function pinyinOf(pinyin: string): readonly string[] {
  if (pinyin === '') return [];
  return [pinyin.replaceAll(' ', ''), pinyin.replace(/(\S)\S*\s*/g, '$1')];
}
