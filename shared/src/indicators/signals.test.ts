import { describe, expect, it } from 'vitest';
import { crossIndicator } from './definitions/cross.ts';
import { mayerIndicator } from './definitions/mayer.ts';
import { twoYearIndicator } from './definitions/twoyear.ts';
import { checklistOf, isHit, signalsOf } from './signals.ts';

const both = [mayerIndicator, twoYearIndicator];

describe('signals', () => {
  it('begin at the highest band’s lower bound if it warns, and end at the lowest band’s upper bound if it invites', () => {
    expect(signalsOf(mayerIndicator)).toEqual({ top: 2.4, bottom: 1 });
    expect(signalsOf(crossIndicator)).toEqual({});
  });

  it.each([
    ['top', 2.4, true],
    ['top', 2.39, false],
    ['bottom', 2.4, false],
    ['bottom', 2.39, true],
    ['top', null, null],
  ] as const)('%s at %d: %s', (side, value, hit) => {
    expect(isHit(side, value, 2.4)).toBe(hit);
  });

  it('count only known values, with the reader’s own thresholds', () => {
    const values = new Map([
      ['mayer', 2.5],
      ['twoyear', null],
    ]);
    expect(checklistOf('top', both, values)).toMatchObject({ hits: 1, known: 1 });
    expect(checklistOf('top', both, values, { mayer: 3 })).toMatchObject({ hits: 0, known: 1 });
    expect(checklistOf('top', [...both, crossIndicator], values).lines).toHaveLength(2);
  });
});
