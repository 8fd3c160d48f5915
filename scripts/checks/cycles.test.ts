import { expect, test } from 'vitest';
import { importCycles } from './cycles.ts';
import { readSource } from './sourceFile.ts';

const NONE = {};

function cyclesOf(
  modules: Readonly<Record<string, string>>,
  excused: Readonly<Record<string, string>> = NONE,
) {
  const files = Object.entries(modules).map(([path, text]) => readSource(path, text));
  return importCycles(files, excused).map(({ path, line, message }) => `${path}:${line} ${message}`);
}

const ROUND = {
  'web/src/ui/a.ts': "\nimport { b } from './b.ts';",
  'web/src/ui/b.ts': "import { c } from '#ui/c.ts';",
  'web/src/ui/c.ts': "export { a } from './a.ts';",
};

test('a cycle of modules is reported once, with its path and advice', () => {
  expect(cyclesOf(ROUND)).toEqual([
    expect.stringMatching(
      /^web\/src\/ui\/a\.ts:2 imports itself: .*a\.ts → .*b\.ts → .*c\.ts → .*a\.ts\. Move what both need/,
    ),
  ]);
});

test.each([
  ['a type', "import type { c } from '#ui/c.ts';"],
  ['a type among the names', "import { type c } from '#ui/c.ts';"],
  ['an import that is made later', "export const c = () => import('#ui/c.ts');"],
])('%s is not a cycle', (_what, text) => {
  expect(cyclesOf({ ...ROUND, 'web/src/ui/b.ts': text })).toEqual([]);
});

test('tests are no part of a cycle', () => {
  expect(
    cyclesOf({
      'shared/src/a.ts': "import { b } from './b.test.ts';",
      'shared/src/b.test.ts': "import { a } from './a.ts';",
    }),
  ).toEqual([]);
});

test('a cycle with a reason is accepted; a reason without its cycle is reported', () => {
  expect(cyclesOf(ROUND, { 'web/src/ui/a.ts': 'they draw each other' })).toEqual([]);
  expect(cyclesOf({}, { 'web/src/ui/a.ts': 'they draw each other' })).toEqual([
    expect.stringMatching(/cycles\.ts:1 excuses a cycle at web\/src\/ui\/a\.ts that no longer exists/),
  ]);
});
