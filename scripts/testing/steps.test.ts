import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import { stepsFor } from './steps.ts';

const STATIC = ['types', 'lint', 'rules of the house'];
const UNIT = 'unit, route and BFF tests';

test.each([
  [[], [[UNIT, ...STATIC, 'build', 'topology'], ['browser tests']]],
  [['--only', 'check'], STATIC.map((name) => [name])],
  [['--only', 'unit', 'web/src/ui'], [[UNIT]]],
  [['--only', 'topology', 'edge'], [['topology']]],
  [['bff/test/live.test.ts'], [[UNIT, ...STATIC, 'build'], ['browser tests']]],
  [
    ['--only', 'browser'],
    [['build'], ['browser tests']],
  ],
])('npm test -- %j', (args, names) => {
  const steps = stepsFor(readArguments(args));
  expect(steps.map((step) => step.map(({ name }) => name))).toEqual(names);
});
