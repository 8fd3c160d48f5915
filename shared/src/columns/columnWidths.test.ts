import { expect, test } from 'vitest';
import { columnWidths } from './columnWidths.ts';

const column = (id: string, facts: object = {}) => ({ id, label: id, width: 100, ...facts });
const star = column('star', { width: 40, pin: true });
const name = column('name', { width: 160, phoneWidth: 128, grow: true });

test.each([
  ['wide', false, [40, 160, 100], 300],
  ['on a phone', true, [40, 128, 100], 268],
])(
  'the first column that grows takes what is over, pinned ones nothing: %s',
  (_where, onPhone, widths, min) => {
    const columns = [star, name, column('price', { grow: true })];
    expect(columnWidths(columns, onPhone)).toEqual({ growsAt: 1, widths, min, sized: 1 });
  },
);

test('where nothing is left to share it, one column counts', () => {
  expect(columnWidths([star])).toEqual({ growsAt: -1, widths: [40], min: 40, sized: 1 });
  expect(columnWidths([column('a'), column('b')]).sized).toBe(2);
});
