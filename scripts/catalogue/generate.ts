import { writeFileSync } from 'node:fs';
import { buildCoins } from './coins.ts';

/**
 * Writes shared/src/mock/catalogue/coins.json from the icon package's list and the tables beside this file:
 * `node scripts/catalogue/generate.ts`. The same input gives the same file.
 */
const target = new URL('../../shared/src/mock/catalogue/coins.json', import.meta.url);
const rows = buildCoins();
writeFileSync(target, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
console.log(`${rows.length} coins written`);
