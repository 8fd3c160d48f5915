import { afterEach, expect, it, vi } from 'vitest';
import { fitOnPaper, followPaper } from './paper.ts';

afterEach(() => void vi.restoreAllMocks());

it.each([
  [1400, 0.5],
  [1000, 0.7],
  [700, 1],
  [343, 1],
  [0, 1],
])('a chart %d px wide is printed at %d of its size', (width, share) => {
  expect(fitOnPaper(width)).toBe(share);
});

it('is measured when the page is printed, however often its width has changed', () => {
  const frame = document.createElement('div');
  const width = vi.spyOn(frame, 'getBoundingClientRect');
  const stop = followPaper(frame);
  expect(frame.dataset['drawn']).toBe('');
  for (const [px, share] of [
    [1000, '0.7'],
    [1400, '0.5'],
  ] as const) {
    width.mockReturnValue(new DOMRect(0, 0, px, 300));
    window.dispatchEvent(new Event('beforeprint'));
    expect(frame.style.getPropertyValue('--paper-fit')).toBe(share);
  }
  stop();
  width.mockReturnValue(new DOMRect(0, 0, 2800, 300));
  window.dispatchEvent(new Event('beforeprint'));
  expect(frame.style.getPropertyValue('--paper-fit')).toBe('0.5');
});
