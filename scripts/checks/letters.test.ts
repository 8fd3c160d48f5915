import { expect, it } from 'vitest';
import { lettersByToken, stuckByToken } from './letters.ts';

const SHEET = 'web/src/ui/a/A.module.css';

it.each([
  [SHEET, '.a {\n  font-size: 13px;\n}', 2],
  [SHEET, '.a { font: 600 12.5px/1.2 var(--font-sans); }', 1],
  [SHEET, '/* one\n   two */\n.a { font-size: calc(1em + 2px); }', 3],
  ['web/vite/firstHtml/words.css', '.o-a { font-size: 17px }', 1],
])('%s: letters in px are refused: %j', (path, text, line) => {
  expect(lettersByToken(path, text).map((problem) => problem.line)).toEqual([line]);
});

it.each([
  [SHEET, '.a { font-size: var(--font-body); }'],
  [SHEET, '.a { font-size: 0.75em; width: 12px; }'],
  [SHEET, '/* font-size: 12px */ .a { color: red; }'],
  ['web/src/charts/series/static/static.module.css', '.a { font-size: 11px; }'],
  ['web/gallery/show.module.css', '.a { font-size: 11px; }'],
])('%s: %j is left alone', (path, text) => {
  expect(lettersByToken(path, text)).toEqual([]);
});

it('sticky is refused where paper would not hear of it', () => {
  expect(stuckByToken(SHEET, '.head {\n  position: sticky;\n}').map(({ line }) => line)).toEqual([2]);
  expect(stuckByToken(SHEET, '.head {\n  position: var(--stuck);\n  z-index: var(--z-sticky);\n}')).toEqual(
    [],
  );
});
