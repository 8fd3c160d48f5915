import { relative } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/** Run time of a test file. */
export interface FileTime {
  /** Absolute, or relative to the root. */
  readonly path: string;
  readonly ms: number;
}

const MOST = 10;

/** One line for each of the slowest files, slowest first: seconds and the path relative to the root. */
export function slowest(files: readonly FileTime[], from = root): readonly string[] {
  return files
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, MOST)
    .map(({ path, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${relative(from, path)}`);
}
