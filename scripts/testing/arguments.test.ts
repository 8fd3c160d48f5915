import { expect, test } from 'vitest';
import { GROUPS, readArguments } from './arguments.ts';

test.each([
  [[], { groups: GROUPS, changedSince: null, files: [] }],
  [['--only', 'unit', 'web/src/ui'], { groups: ['unit'], changedSince: null, files: ['web/src/ui'] }],
  [['--changed'], { groups: GROUPS, changedSince: 'HEAD', files: [] }],
  [['--changed', 'main'], { groups: GROUPS, changedSince: 'main', files: [] }],
  [['--changed=main', 'shared'], { groups: GROUPS, changedSince: 'main', files: ['shared'] }],
  [['--changed', '--only=check'], { groups: ['check'], changedSince: 'HEAD', files: [] }],
])('%j', (args, wanted) => {
  expect(readArguments(args)).toEqual(wanted);
});

test('rejects an unknown option and lists the known ones', () => {
  expect(() => readArguments(['--only', 'e2e'])).toThrow(
    '--only knows check, unit, topology, browser, not "e2e".',
  );
  expect(() => readArguments(['--watch'])).toThrow('--watch');
});
