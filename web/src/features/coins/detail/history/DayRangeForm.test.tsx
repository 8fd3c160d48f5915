import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DayRangeForm } from './DayRangeForm.tsx';

test.each([
  ['no first day while it is unknown, which an empty one would not say in HTML', null, null, ''],
  ['the first day there is', Date.UTC(2020, 0, 2), '2020-01-02', '2020-01-02'],
])('days are asked for from %s', (_what, firstDay, min, shown) => {
  render(<DayRangeForm range={{ from: '', to: '' }} unread={[]} firstDay={firstDay} onChange={() => {}} />);
  const from = screen.getByLabelText<HTMLInputElement>('开始日期');
  expect(from.getAttribute('min')).toBe(min);
  expect(from.value).toBe(shown);
});
