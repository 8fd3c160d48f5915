import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { catalogueFiles } from './files.ts';
import { pinyinFiles } from './pinyinFiles.ts';

/**
 * Writes the data files of scripts/upstream/catalogue from the icon package's lists and the tables beside this file, and
 * how Chinese names are said, for search:
 * `node scripts/catalogue/generate.ts`. The output is deterministic.
 */
const folder = new URL('../upstream/catalogue/', import.meta.url);
for (const [name, text] of catalogueFiles()) {
  writeFileSync(new URL(name, folder), text);
  console.log(`${name}: ${text.split('\n').length - 3} rows`);
}
for (const [path, text] of pinyinFiles()) {
  writeFileSync(join(root, path), text);
  console.log(`${path}: ${text.split('\n').length - 3} rows`);
}
