import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOMS = [
  'shared/src',
  'shared/testing',
  'web/src',
  'web/gallery',
  'web/e2e',
  'bff/src',
  'bff/test',
  'scripts',
];
const SKIPPED = new Set(['node_modules', 'dist', 'public']);

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** Every file of the rooms with one of the `endings`, with its text. Paths are relative to the root. */
export function collectFiles(root: string, endings: RegExp): TextFile[] {
  return ROOMS.flatMap((room) => walk(root, room))
    .filter((path) => endings.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function walk(root: string, folder: string): string[] {
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(join(root, folder));
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(root, path);
    return [path];
  });
}

function readEntries(folder: string) {
  return readdirSync(folder, { withFileTypes: true });
}
