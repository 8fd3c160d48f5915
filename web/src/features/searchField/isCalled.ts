import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';

/** Whether a text is one of the entry's names, in whatever spelling. */
export function isCalled({ code, symbol, name, nameEn }: DirectoryEntry, typed: string): boolean {
  const words = foldWord(typed);
  return [code, symbol, name, nameEn].some((own) => foldWord(own) === words);
}
