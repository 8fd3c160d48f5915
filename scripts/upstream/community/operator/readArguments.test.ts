import { expect, it } from 'vitest';
import { readArguments } from './readArguments.ts';

it.each([
  [['hide', '3'], 'say why'],
  [['lock', '3', ' '], 'say why'],
  [['lock', 'x', 'y'], 'whole number'],
  [['show'], 'the number of a message'],
  [['show', '1e3'], 'whole number'],
  [['list', '--kind', 'mail'], '--kind is one of'],
  [['list', '--open', '--done'], 'exclude'],
  [['list', '--since', 'yesterday'], '--since is'],
  [['constructor', '1'], 'no command'],
])('%j is refused with a reason', (args, reason) => {
  expect(() => readArguments(args, 0)).toThrow(reason);
});
