import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { collectFiles } from '../checks/collect.ts';
import { registriesByFolder } from '../checks/registriesByFolder.ts';
import { registries, registryText } from './registry.ts';

const files = collectFiles(root, /\.ts$/);

it('a registry puts together what the files of its folder export, in the order of their paths', () => {
  const registry = {
    folder: 'notes',
    path: 'notes/all.ts',
    ending: 'Notes',
    write: (imports: string, spreads: string) => `${imports}\n${spreads}`,
  };
  const written = registryText(registry, [
    { path: 'notes/b.ts', text: 'const x = 1;\nexport const bNotes = {\n};\nexport const other = 1;' },
    { path: 'notes/a/a.ts', text: 'export const aNotes = {};' },
    { path: 'notes/a/a.test.ts', text: 'export const testNotes = {};' },
    { path: 'notes/all.ts', text: 'export const allNotes = {};' },
    { path: 'elsewhere/c.ts', text: 'export const cNotes = {};' },
  ]);
  expect(written).toBe(
    "import { aNotes } from './a/a.ts';\nimport { bNotes } from './b.ts';\n  ...aNotes,\n  ...bNotes,",
  );
});

it('a registry in a folder of its own names the files from there', () => {
  const registry = {
    folder: 'notes',
    path: 'notes/all/all.ts',
    ending: 'Notes',
    write: (imports: string) => imports,
  };
  const written = registryText(registry, [{ path: 'notes/a/a.ts', text: 'export const aNotes = {};' }]);
  expect(written).toBe("import { aNotes } from '../a/a.ts';");
});

it('a file that is added leaves its registry behind, and the check says which', () => {
  expect(registriesByFolder(files)).toEqual([]);
  const added = { path: 'shared/src/contract/tides.ts', text: 'export const tideEndpoints = {};' };
  expect(registriesByFolder([...files, added]).map(({ path }) => path)).toEqual([
    'shared/src/contract/endpointRows.ts',
  ]);
});

it.each(registries)('no name stands in two groups of $folder', async ({ path, ending }) => {
  const { text = '' } = files.find((file) => file.path === path) ?? {};
  const imported = [...text.matchAll(/import \{ (\w+) \} from '(\.[^']+)'/g)];
  const names: string[] = [];
  for (const [, name = '', from = ''] of imported.filter(([, name]) => name?.endsWith(ending))) {
    const module: Record<string, object> = await import(pathToFileURL(join(root, dirname(path), from)).href);
    names.push(...Object.keys(module[name] ?? {}));
  }
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
