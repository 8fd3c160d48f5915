import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { collectFiles } from '../checks/collect.ts';

/** Where names stand that somebody may look for: of coins, venues, terms, pages, dashboards. */
const NAMED =
  /^(scripts\/upstream\/catalogue|shared\/src\/(manifest|pages|indicators|dashboards|calendar))\//;
const OUT = 'shared/src/validation/traditional.ts';
const WIDTH = 100;

/**
 * Writes the table of traditional characters whose simplified form occurs in names of ours.
 * `node scripts/words/writeTraditional.ts TSCharacters.txt`, with the table of OpenCC (Apache-2.0).
 */
function main(table: string | undefined): void {
  if (table === undefined) throw new Error('Name the file TSCharacters.txt of OpenCC.');
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const texts = collectFiles(root, /\.(ts|json)$/).filter(({ path }) => NAMED.test(path) && path !== OUT);
  const ours = new Set(texts.flatMap(({ text }) => text.match(/\p{Script=Han}/gu) ?? []));
  const pairs = readFileSync(table, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [traditional = '', simplified = ''] = line.split(/[\t ]/);
      const isOurs = ours.has(simplified) && traditional !== simplified;
      // Characters beyond the basic plane are two units long, and in nobody's keyboard.
      return isOurs && traditional.length === 1 && simplified.length === 1 ? [traditional + simplified] : [];
    })
    .join('');
  const lines = Array.from(
    { length: Math.ceil(pairs.length / WIDTH) },
    (_, at) => `  '${pairs.slice(at * WIDTH, (at + 1) * WIDTH)}'`,
  );
  writeFileSync(
    `${root}${OUT}`,
    `/**
 * Traditional characters, each followed by its simplified form: those whose simplified form occurs in a name of ours.
 * Written by scripts/words/writeTraditional.ts from a table of OpenCC (Apache-2.0).
 */
export const TRADITIONAL =
${lines.join(' +\n')};
`,
  );
}

main(process.argv[2]);
