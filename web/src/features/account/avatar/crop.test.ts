import { describe, expect, it, test } from 'vitest';
import { cropOf, FULL_VIEW, outputEdge, pulled } from './crop.ts';

const wide = { width: 1000, height: 600 };

describe('cropping', () => {
  it('starts with the largest square in the middle', () => {
    expect(cropOf(wide, FULL_VIEW)).toEqual({ left: 200, top: 0, edge: 600 });
  });

  test.each([
    [
      { zoom: 2, x: 0, y: 0 },
      { left: 0, top: 0, edge: 300 },
    ],
    [
      { zoom: 2, x: 1, y: 1 },
      { left: 700, top: 300, edge: 300 },
    ],
    [
      { zoom: 2, x: 9, y: -9 },
      { left: 700, top: 0, edge: 300 },
    ],
    [
      { zoom: 99, x: 0.5, y: 0.5 },
      { left: 425, top: 225, edge: 150 },
    ],
    [
      { zoom: 0, x: 0.5, y: 0.5 },
      { left: 200, top: 0, edge: 600 },
    ],
  ])('%j never leaves the picture', (view, crop) => {
    expect(cropOf(wide, view)).toEqual(crop);
  });

  it('moves the picture with the pointer, by the same distance', () => {
    const view = pulled({ zoom: 2, x: 0.5, y: 0.5 }, wide, { x: 100, y: 0 }, 300);
    expect(cropOf(wide, view)).toEqual({ left: 250, top: 150, edge: 300 });
  });

  it('limits the result to 512 px, and never enlarges a small picture', () => {
    expect(outputEdge({ left: 0, top: 0, edge: 2000 })).toBe(512);
    expect(outputEdge({ left: 0, top: 0, edge: 99.6 })).toBe(100);
  });
});
