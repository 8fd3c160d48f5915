import { expect, test, vi } from 'vitest';
import { flash } from './flash.ts';

test('nothing flashes for a visitor with reduced motion', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const cell = document.createElement('span');
  flash(cell, 'up');
  expect(cell.dataset['flash']).toBeUndefined();
});
