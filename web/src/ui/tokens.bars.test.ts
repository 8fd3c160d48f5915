import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from './theme/contrast.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const THEMES = ['light', 'dark'] as const;

/** A colour of a theme, `#rrggbb`. */
function color(theme: string, name: string): string {
  const start = css.indexOf(`[data-theme="${theme}"] {`);
  const body = css.slice(start, css.indexOf('}', start));
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(body)?.[1];
  expect(value, `--${name}`).toBeDefined();
  return value ?? '';
}

const INKS = ['on-bar', 'on-bar-2', 'red-bar', 'green-bar', 'blue-bar', 'orange-bar'];
const READ = THEMES.flatMap((theme) => [
  ...INKS.map((ink) => [theme, ink, 'bar'] as const),
  [theme, 'on-amber', 'amber'] as const,
]);

it.each(READ)('%s: %s is readable on %s', (theme, ink, ground) => {
  expect(contrast(color(theme, ink), color(theme, ground))).toBeGreaterThanOrEqual(4.5);
});

/** Lines and marks that are told from their ground, not read. */
describe('a drawn line can be told from the ground it stands on', () => {
  it.each([
    ['light', 'reflect', 'paper'],
    ['light', 'rule', 'paper'],
    ['dark', 'rule', 'paper'],
    ['light', 'amber', 'on-amber'],
  ])('%s: %s on %s', (theme, mark, ground) => {
    expect(contrast(color(theme, mark), color(theme, ground))).toBeGreaterThanOrEqual(3);
  });

  it('in the dark a reflection is half as far from paper as the line it hangs from', () => {
    const far = (name: string) => contrast(color('dark', name), color('dark', 'paper'));
    expect(far('reflect')).toBeGreaterThanOrEqual(2.5);
    expect(far('reflect')).toBeLessThan(far('rule') / 2 + 1);
  });
});

/** Hue, 0 to 360, and lightness, 0 to 1, of `#rrggbb`. */
function hueOf(hex: string): readonly [hue: number, lightness: number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const span = most - least || 1;
  const sixth =
    most === red
      ? (green - blue) / span
      : most === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  return [(sixth * 60 + 360) % 360, (most + least) / 2];
}

it.each(THEMES)('%s: the rising blue of 蓝橙 is told from a link by its hue, at least 15° of it', (theme) => {
  const [rise] = hueOf(color(theme, 'blue'));
  const [link] = hueOf(color(theme, 'link'));
  expect(link - rise).toBeGreaterThanOrEqual(15);
});
