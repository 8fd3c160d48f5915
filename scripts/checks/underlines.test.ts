import { expect, test } from 'vitest';
import { underlinesWithoutThickness } from './underlines.ts';

test.each([
  ['  text-decoration: underline dotted var(--line-2) 1px;', 1],
  ['  text-decoration: 0.1em underline;', 1],
  ['  text-decoration: underline from-font;', 1],
  ['  text-decoration: underline dotted var(--line-2);', 0],
  ['  text-decoration-thickness: 1px;', 0],
  ['  text-decoration: none;', 0],
])('%s has %i', (line, problems) => {
  expect(underlinesWithoutThickness('web/src/ui/a.module.css', line)).toHaveLength(problems);
});
