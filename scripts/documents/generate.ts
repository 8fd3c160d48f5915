import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { TUTORIALS } from './insideHref.ts';
import { DOCUMENTS, readDocuments } from './readDocuments.ts';
import { readTutorials } from './tutorials.ts';

/** `node scripts/documents/generate.ts`: compiles the texts of shared/src/content/documents and tutorials. */
const documents = readDocuments();
const note = '// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.\n';

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

const tutorials = readTutorials();
for (const tutorial of tutorials) {
  writeFileSync(
    join(TUTORIALS, 'compiled', `${tutorial.id}.ts`),
    `${note}import type { Tutorial } from '../tutorial.ts';

export const tutorial: Tutorial = ${JSON.stringify(tutorial)};
`,
  );
}
writeFileSync(
  join(TUTORIALS, 'compiled', 'tutorials.ts'),
  `${note}import type { TutorialHead } from '../tutorial.ts';

/** Every tutorial without its text, by its file. */
export const TUTORIAL_HEADS: readonly TutorialHead[] = ${JSON.stringify(
    tutorials.map(({ blocks: _text, related: _next, ...head }) => head),
  )};

/** The text of each; a browser fetches the one it shows. */
export const loadTutorial = {
${tutorials.map(({ id }) => `  ${JSON.stringify(id)}: async () => (await import('./${id}.ts')).tutorial,`).join('\n')}
} as const;
`,
);

const variables = tutorials.map(({ id }, at) => ({ name: `tutorial${at}`, id }));
writeFileSync(
  join(TUTORIALS, 'compiled', 'texts.ts'),
  `${note}${variables.map(({ name, id }) => `import { tutorial as ${name} } from './${id}.ts';`).join('\n')}
import type { Tutorial } from '../tutorial.ts';

/** Every tutorial with its text: for the gateway alone. */
export const TUTORIALS: readonly Tutorial[] = [${variables.map(({ name }) => name).join(', ')}];
`,
);

const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
spawnSync(
  process.execPath,
  [biome, 'check', '--write', join(DOCUMENTS, 'compiled'), join(TUTORIALS, 'compiled')],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
