import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';

/** Whether a text is one of the entry's names, in whatever case. */
export function isCalled({ code, symbol, name, nameEn }: DirectoryEntry, typed: string): boolean {
  const words = typed.trim().toLowerCase();
  return [code, symbol, name, nameEn].some((own) => own.toLowerCase() === words);
}
