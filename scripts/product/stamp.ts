import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheDir, root } from '../bootstrap/paths.mjs';

/** Hash of the contents of files and folders, relative to the root, without tests and other ignored files. */
export function hashOf(inputs: readonly string[], ignore: RegExp): string {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => filesIn(input)).sort()) {
    if (!ignore.test(path))
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function filesIn(input: string): string[] {
  const full = join(root, input);
  const stats = statSync(full, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [input];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** The inputs of a step's last run; '' if it never ran. */
export function readStamp(step: string): string {
  const file = stampFile(step);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

export function writeStamp(step: string, hash: string): void {
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stampFile(step), hash);
}

function stampFile(step: string): string {
  return join(cacheDir, `${step}.hash`);
}
