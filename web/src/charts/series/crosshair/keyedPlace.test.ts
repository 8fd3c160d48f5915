import { describe, expect, it } from 'vitest';
import { keyedPlace } from './keyedPlace.ts';

describe('the crosshair by keyboard', () => {
  it.each([
    ['ArrowLeft', null, 99],
    ['ArrowRight', null, 99],
    ['ArrowLeft', 99, 98],
    ['ArrowRight', 99, 99],
    ['ArrowLeft', 0, 0],
    ['PageUp', 50, 20],
    ['PageDown', 90, 99],
    ['Home', 50, 0],
    ['End', 50, 99],
    ['Tab', 50, null],
  ])('%s moves it from %s to %s of a hundred points', (key, from, to) => {
    expect(keyedPlace(key, from, 100)).toBe(to);
  });

  it('does not move without points', () => {
    expect(keyedPlace('ArrowLeft', null, 0)).toBeNull();
  });
});
