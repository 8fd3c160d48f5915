import { writeFileSync } from 'node:fs';
import { catalogueFiles } from './files.ts';

/**
 * Writes the data files of scripts/upstream/catalogue from the icon package's lists and the tables beside this file:
 * `node scripts/catalogue/generate.ts`. The output is deterministic.
 */
const folder = new URL('../upstream/catalogue/', import.meta.url);
for (const [name, text] of catalogueFiles()) {
  writeFileSync(new URL(name, folder), text);
  console.log(`${name}: ${text.split('\n').length - 3} rows`);
}
