import type { DatabaseSync } from 'node:sqlite';
import { StoreProblem } from './trouble.ts';

/** Tables with files: nearly all bytes of a large database. */
const FILES: ReadonlySet<string> = new Set(['images', 'submission_files']);
/** Up to this size every start checks all pages: about half a second from memory, a few seconds from a slow disk. */
const FULL_CHECK_UP_TO_BYTES = 1024 * 1024 * 1024;

/**
 * Checks for damaged pages; in a very large database only in tables without files, so that a start stays within
 * seconds. Throws StoreProblem with the first finding.
 */
export function checkPages(database: DatabaseSync, fullCheckUpTo = FULL_CHECK_UP_TO_BYTES): void {
  const bytes = numberOf(database, 'page_count') * numberOf(database, 'page_size');
  if (bytes <= fullCheckUpTo) check(database, '1');
  else for (const table of tablesOf(database)) if (!FILES.has(table)) check(database, `'${table}'`);
}

function check(database: DatabaseSync, what: string): void {
  const finding = String(database.prepare(`PRAGMA quick_check(${what})`).get()?.['quick_check'] ?? '');
  const [line = ''] = finding.replace(/^\*\*\*.*\*\*\*\n/, '').split('\n');
  if (finding !== 'ok') throw new StoreProblem('corrupt', line);
}

function tablesOf(database: DatabaseSync): readonly string[] {
  const rows = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  return rows.map(({ name }) => String(name));
}

function numberOf(database: DatabaseSync, pragma: 'page_count' | 'page_size'): number {
  return Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma] ?? 0);
}
