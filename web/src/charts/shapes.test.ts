import { describe, expect, it } from 'vitest';
import { arcPath, pointerTip } from './gauge/arc.ts';

describe('the gauge', () => {
  it('points left at its minimum, up in its middle, right at its maximum', () => {
    expect([pointerTip(0), pointerTip(0.5), pointerTip(1)]).toEqual([
      { x: 14, y: 100 },
      { x: 100, y: 14 },
      { x: 186, y: 100 },
    ]);
  });

  it('leaves a small gap between its zones', () => {
    expect(arcPath(0, 0.5)).not.toContain('100 14');
  });
});
