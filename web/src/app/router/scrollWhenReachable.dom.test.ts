import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollWhenReachable } from './scrollWhenReachable.ts';

let height = 0;
let grow = () => {};
const disconnect = vi.fn();
const scrolled = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  height = window.innerHeight;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onGrown: () => void) {
        grow = onGrown;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  scrolled.mockClear();
  disconnect.mockClear();
});

const growTo = (px: number) => {
  height = window.innerHeight + px;
  grow();
};

it('is there at once on a page that is long enough', () => {
  height = window.innerHeight + 900;
  scrollWhenReachable(900);
  expect(scrolled.mock.calls).toEqual([[0, 900]]);
});

it('goes on as the page grows, until it is there', () => {
  scrollWhenReachable(900);
  growTo(400);
  growTo(1000);
  expect(scrolled).toHaveBeenCalledTimes(3);
  expect(disconnect).toHaveBeenCalledOnce();
});

it.each(['wheel', 'touchstart', 'keydown'])(
  'leaves a visitor alone who moves on by themselves (%s)',
  (move) => {
    scrollWhenReachable(900);
    window.dispatchEvent(new Event(move));
    expect(disconnect).toHaveBeenCalledOnce();
  },
);

it('gives up on a page that stays short, and on one that is left', () => {
  scrollWhenReachable(900);
  vi.advanceTimersByTime(5_000);
  expect(disconnect).toHaveBeenCalledOnce();
  scrollWhenReachable(900)();
  expect(disconnect).toHaveBeenCalledTimes(2);
});
