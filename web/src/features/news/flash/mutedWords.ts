import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { row, rows } from '#api/storage/codec.ts';
import { createStored } from '#api/storage/stored.ts';

const MOST_WORDS = 50;
export const MUTED_WORD_MAX = 20;

const stored = createStored(STORAGE_KEYS.mutedWords, rows(row(v.string()), String));

/** The words whose flashes this visitor does not want to see, in the order they were added. */
export function useMutedWords(): readonly string[] {
  return useSyncExternalStore(stored.subscribe, stored.get);
}

/** Adds a word; returns why it cannot be added, null on success. */
export function addMutedWord(typed: string): string | null {
  const word = typed.trim();
  const words = stored.get();
  if (word === '') return '请输入要屏蔽的词';
  // One letter hides half of all flashes; one Chinese character is a word.
  if (/^[\x20-\x7e]$/.test(word)) return '至少两个字母';
  if (words.some((one) => foldWord(one) === foldWord(word))) return '已经屏蔽了这个词';
  if (words.length >= MOST_WORDS) return `最多 ${MOST_WORDS} 个词`;
  return stored.set([...words, word]) ? null : '浏览器不允许保存，刷新后会失效';
}

export function removeMutedWord(word: string): void {
  stored.set(stored.get().filter((one) => one !== word));
}

/** Whether an item has one of the words in its title, text or coins; letters' case and width do not count. */
export function isMuted(
  item: Pick<NewsItem, 'title' | 'blocks' | 'coins'>,
  words: readonly string[],
): boolean {
  if (words.length === 0) return false;
  const named = item.coins.flatMap(({ symbol, name }) => [symbol, name]);
  const text = foldWord([item.title, ...item.blocks.map((block) => block.text), ...named].join('\n'));
  return words.some((word) => text.includes(foldWord(word)));
}
