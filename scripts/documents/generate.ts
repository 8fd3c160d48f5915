import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { DOCUMENTS, readDocuments } from './readDocuments.ts';

/** `node scripts/documents/generate.ts`: writes what the texts of shared/src/content/documents are compiled to. */
const documents = readDocuments();
const note = '// Made from the Markdown beside it by scripts/documents/generate.ts.\n';

for (const document of documents) {
  const text = `${note}import type { DocumentContent } from '../document.ts';

export const ${document.page}: DocumentContent = ${JSON.stringify(document)};
`;
  writeFileSync(join(DOCUMENTS, 'compiled', `${document.page}.ts`), text);
}

const names = documents.map(({ page }) => page);
writeFileSync(
  join(DOCUMENTS, 'compiled', 'documents.ts'),
  `${note}${names.map((name) => `import { ${name} } from './${name}.ts';`).join('\n')}

/** Every document by its page. A browser takes the one it shows, never all of them. */
export const documents = { ${names.join(', ')} } as const;
`,
);

const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
spawnSync(process.execPath, [biome, 'check', '--write', join(DOCUMENTS, 'compiled')], {
  cwd: root,
  stdio: 'inherit',
});
