import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents. Throws a one-line Error that names the folder and its variable if it cannot be created
 * or used.
 * Node's own recursive call never returns if a parent exists and refuses its child (`/proc/data`).
 */
export function makeFolder(path: string, variable = 'DATA_DIR'): void {
  try {
    makeBelow(path);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new Error(`${variable} ${path} cannot be made (${reason}); name a folder that can be written to.`);
  }
}

function makeBelow(path: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory()) return;
  if (dirname(path) !== path) makeBelow(dirname(path));
  mkdirSync(path);
}
