import { describe, expect, it } from 'vitest';
import { contrast } from '#ui/theme/contrast.ts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { heatShare } from '../heatMap/heatShare.ts';
import { heatColor, heatInk } from './heatColor.ts';
import { mix } from './mix.ts';

const light = {
  paper: '#ffffff',
  text: '#10162b',
  textInverse: '#ffffff',
  up: '#c21b29',
  down: '#0a6e43',
  neutral: '#5b6479',
} as ThemeColors;
const dark = {
  paper: '#0b0d12',
  text: '#e9ecf5',
  textInverse: '#0b0d12',
  up: '#ff6b78',
  down: '#35c186',
  neutral: '#929cb2',
} as ThemeColors;
const blue = { ...light, up: '#006a94', down: '#9c4a00' };
const blueDark = { ...dark, up: '#43c0ee', down: '#ffa14d' };

describe('a heat colour', () => {
  it.each([
    ['light', light],
    ['dark', dark],
    ['light, blue and orange', blue],
    ['dark, blue and orange', blueDark],
  ])('lets the words on it be read: %s', (_name, colors) => {
    for (const change of [null, 0, 0.1, 1, -1, 3, -3, 6, -6, 10, -10, 999, -999]) {
      const ink = heatInk(change, 10, colors);
      expect(contrast(ink, heatColor(change, 10, colors)), `${change}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has five steps of either sign, the last at full colour', () => {
    const changes = [0.1, 1, 3, 6, 12];
    expect(new Set(changes.map((change) => heatColor(change, 10, dark))).size).toBe(5);
    expect(heatColor(-12, 10, dark)).toBe(dark.down);
  });

  it('stays the same above the fullest change, and is grey for no change', () => {
    expect(heatColor(10, 10, light)).toBe(heatColor(80, 10, light));
    expect(heatColor(0, 10, light)).toBe(heatColor(null, 10, light));
    expect(heatColor(5, 10, light)).not.toBe(heatColor(-5, 10, light));
  });
});

describe('the share of colour in a cell', () => {
  const range = { low: -20, high: 40 };
  it.each([
    ['nothing for an unknown value', null, 'change', 0],
    ['nothing for no change', 0, 'change', 0],
    ['half for the largest change', 40, 'change', 0.5],
    ['a trace for the least level', -20, 'level', 0.06],
    ['half for the highest level', 40, 'level', 0.5],
  ] as const)('is %s', (_what, value, scale, share) => {
    expect(heatShare(value, range, scale)).toBeCloseTo(share);
  });

  it('never gets so strong that the text is unreadable', () => {
    for (const colors of [light, dark, blue, blueDark]) {
      expect(contrast(colors.text, mix(colors.up, colors.paper, 0.5))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors.text, mix(colors.down, colors.paper, 0.5))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
