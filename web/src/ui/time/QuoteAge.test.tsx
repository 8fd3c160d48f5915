import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QuoteAge } from './QuoteAge.tsx';

const MINUTE = 60_000;
const wordsAt = (time: number | null) => render(<QuoteAge time={time} />).container.textContent;

it('shows a quote’s age only where it is stale', () => {
  expect(wordsAt(Date.now() - 23 * MINUTE)).toBe('23分钟前');
  expect(wordsAt(Date.now() - 9 * MINUTE)).toBe('');
  expect(wordsAt(null)).toBe('');
});
