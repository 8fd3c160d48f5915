import { expect, test } from 'vitest';
import { toSections } from './headings.ts';

test('blocks become sections: content belongs to the heading before it, adjacent items share a list', () => {
  expect(
    toSections([
      { kind: 'paragraph', text: '开头' },
      { kind: 'heading', text: '一' },
      { kind: 'item', text: 'a' },
      { kind: 'item', text: 'b' },
      { kind: 'paragraph', text: '中间' },
      { kind: 'item', text: 'c' },
      { kind: 'heading', text: '二' },
    ]),
  ).toEqual([
    { heading: null, parts: ['开头'] },
    { heading: '一', parts: [['a', 'b'], '中间', ['c']] },
    { heading: '二', parts: [] },
  ]);
});

test('no blocks give no sections', () => {
  expect(toSections([])).toEqual([]);
});
