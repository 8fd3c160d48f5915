import { expect, it } from 'vitest';
import { commonChunk } from './commonChunk.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  start: ['store', 'link'],
  store: ['slice', 'store'],
  page: ['table', 'link'],
};
const graph = {
  getModuleInfo: (id: string) => (id in IMPORTS ? { importedIds: IMPORTS[id] ?? [] } : null),
};

it('leaves the first load’s entry points, and everything they import, where they are', () => {
  const nameOf = commonChunk('common', ['start']);
  expect(['start', 'store', 'slice', 'link'].map((id) => nameOf(id, graph))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it('takes what only other pages use', () => {
  const nameOf = commonChunk('common', ['start']);
  expect(['page', 'table'].map((id) => nameOf(id, graph))).toEqual(['common', 'common']);
});
