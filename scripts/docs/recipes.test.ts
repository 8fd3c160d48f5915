import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';

/** Where the recipes say files are: from the root, or by the room that a word of the recipe has named. */
const ROOMS = ['.', 'shared/src', 'shared', 'scripts/upstream', 'bff/src', 'web/src', 'web'];

/** The parts of the documents that say which files a thing is made of. */
const RECIPES = [
  { document: 'web/README.md', from: '## A new page', to: 'Decisions:' },
  { document: 'CONTRIBUTING.md', from: '## A call with a live channel', to: '## Commits' },
  { document: 'shared/README.md', from: 'Adding a call', to: 'Decisions:' },
] as const;

const FILE = /`([\w./<>-]+\/[\w<>]+\.(?:tsx?|md))`/g;

const named = RECIPES.flatMap(({ document, from, to }) => {
  const text = readFileSync(join(root, document), 'utf8');
  const recipe = text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)));
  return [...recipe.matchAll(FILE)].map(([, path = '']) => ({ document, path }));
});

it('the recipes name files', () => expect(named.length).toBeGreaterThan(30));

it.each(named)('$path, which $document names, is a place where files are', ({ path }) => {
  const pattern = path.replaceAll(/<\w+>/g, '*');
  expect(ROOMS.flatMap((room) => globSync(pattern, { cwd: join(root, room) }))).not.toEqual([]);
});
