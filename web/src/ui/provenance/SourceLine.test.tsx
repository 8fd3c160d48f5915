import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { SourceLine } from './SourceLine.tsx';

const shown = (...facts: readonly ReactNode[]) => {
  const { container } = render(<SourceLine>{facts}</SourceLine>);
  return [...(container.querySelector('p')?.children ?? [])].map(({ textContent }) => textContent);
};

test.each([
  [
    ['来源 币安', '05:55', '口径'],
    ['来源 币安', '05:55', '口径'],
  ],
  [['来源 币安', false, null, ''], ['来源 币安']],
  [[null, '05:55'], ['05:55']],
  [[], []],
])('of %j each fact that is there stands by itself', (facts, expected) => {
  expect(shown(...facts)).toEqual(expected);
});

test('no sign parts the facts, so none can dangle at the end of a line', () => {
  const { container } = render(
    <SourceLine>
      来源 币安
      {false}
      <time>05:55</time>
    </SourceLine>,
  );
  expect(container.textContent).toBe('来源 币安05:55');
});
