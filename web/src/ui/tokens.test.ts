import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOKEN_PAINTS } from '@coinmirror/shared/constants/paints.ts';
import { describe, expect, it } from 'vitest';
import { mix } from '#charts/color/mix.ts';
import { contrast } from './theme/contrast.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const READABLE = 4.5;

/** The declarations of the first rule with this selector. */
function rule(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  expect(start, selector).toBeGreaterThan(-1);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const themes = { light: rule('[data-theme="light"]'), dark: rule('[data-theme="dark"]') };
const grounds = ['paper', 'wash'];
const inks = ['text', 'text-2', 'text-3', 'ink', 'link', 'red', 'green', 'blue', 'orange', 'neutral'];
const marks = ['error', 'warning', 'success', 'info', 'buy', 'sell'];
const tinted = ['red', 'green', 'blue', 'orange', 'neutral', ...marks];
const cases = (names: string[]) =>
  Object.keys(themes).flatMap((theme) =>
    names.flatMap((ink) => grounds.map((ground) => [theme, ink, ground])),
  );

function color(theme: string, name: string): string {
  const value = themes[theme as keyof typeof themes].get(name);
  expect(value, `--${name}`).toMatch(/^#[0-9a-f]{6}$/);
  return value ?? '';
}

/** Of a written-out tint: its colour, `#rrggbb`, and share. */
function tintOf(theme: string, name: string): readonly [color: string, share: number] {
  const value = themes[theme as keyof typeof themes].get(`${name}-tint`) ?? '';
  const [, red, green, blue, percent] = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value) ?? [];
  const hex = [red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('');
  return [`#${hex}`, Number(percent) / 100];
}

it.each(Object.keys(themes).flatMap((theme) => tinted.map((ink) => [theme, ink])))(
  '%s: the tint of %s is that colour, in the share of its theme',
  (theme = '', ink = '') => {
    expect(tintOf(theme, ink)).toEqual([color(theme, ink), theme === 'light' ? 0.08 : 0.13]);
  },
);

describe('a rise in blue is no link', () => {
  it.each(['light', 'dark'])('%s: the two differ as much as a glance needs', (theme) => {
    expect(difference(color(theme, 'blue'), color(theme, 'link'))).toBeGreaterThan(30);
  });
});

/** How far two colours are apart to the eye: the distance in CIE Lab (ΔE 1976), of which 2 is just seen. */
function difference(one: string, other: string): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));
}

/** CIE Lab of `#rrggbb`, under daylight (D65). */
function labOf(hex: string): readonly number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const [x = 0, y = 0, z = 0] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

describe('text stays readable', () => {
  it.each(cases([...inks, ...marks]))('%s: %s on %s', (theme, ink, ground) => {
    expect(contrast(color(theme, ink), color(theme, ground))).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(cases(tinted))('%s: %s on its own tint over %s', (theme, ink, ground) => {
    const [, share = 0] = tintOf(theme, ink);
    const tint = mix(color(theme, ink), color(theme, ground), share);
    expect(contrast(color(theme, ink), tint)).toBeGreaterThanOrEqual(READABLE);
  });

  it.each([
    ['light', 'on-ink', 'ink'],
    ['light', 'on-ink', 'ink-hover'],
    ['light', 'on-fill', 'buy'],
    ['light', 'on-fill', 'sell'],
    ['light', 'text-inverse', 'text'],
    ['dark', 'on-ink', 'ink'],
    ['dark', 'on-ink', 'ink-hover'],
    ['dark', 'on-fill', 'buy'],
    ['dark', 'on-fill', 'sell'],
    ['dark', 'text-inverse', 'text'],
    ...['light', 'dark'].flatMap((theme) => [
      ...['on-bar', 'on-bar-2', 'red-bar', 'green-bar', 'blue-bar', 'orange-bar'].map((ink) => [
        ...[theme, ink, 'bar'],
      ]),
      [theme, 'on-amber', 'amber'],
    ]),
  ])('%s: %s on %s', (theme, ink, ground) => {
    expect(contrast(color(theme, ink), color(theme, ground))).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(cases(['line-2', ...[1, 2, 3, 4, 5, 6, 7, 8].map((index) => `chart-${index}`)]))(
    '%s: %s can be told from %s',
    (theme, ink, ground) => {
      expect(contrast(color(theme, ink), color(theme, ground))).toBeGreaterThanOrEqual(3);
    },
  );
});

/** The colours of a rule's text: an ink judged above on every ground, or one that stands on a fill of its own. */
const WRITTEN = new Set([
  ...[...inks, ...marks, 'up', 'down', 'on-ink', 'on-fill', 'on-amber', 'text-inverse'].map(
    (ink) => `var(--${ink})`,
  ),
  // The ink around it; nothing is read; what a visitor has chosen for his system.
  ...['inherit', 'inherit !important', 'transparent', 'HighlightText !important'],
]);
/** What is drawn in the colour of text and is not read; a QR code; a row that names its own direction. */
const DRAWN: Readonly<Record<string, string>> = {
  'ui/splitBar/SplitBar.module.css': 'var(--line)',
  'layouts/verification/VerificationLayout.module.css': 'var(--line)',
  'features/coins/detail/head/HeadFacts.module.css': 'var(--line)',
  'ui/qr/QrCode.module.css': 'var(--code-ink)',
  'features/kline/book/trades.module.css': 'var(--side)',
  'features/kline/book/book.module.css': 'var(--side)',
  'charts/mirror/split.module.css': 'var(--tone)',
};

/** The colours of text in a style sheet that are no ink. */
const faintIn = (sheet: string, drawn?: string) =>
  [...sheet.matchAll(/(?<![\w(-])color:\s*([^;}]+)/g)]
    .map(([, value = '']) => value.trim())
    .filter((value) => !WRITTEN.has(value) && value !== drawn);

describe('text is written in an ink', () => {
  it('in every style sheet', () => {
    const root = join(import.meta.dirname, '..');
    const sheets = globSync('**/*.css', { cwd: root });
    expect(sheets.length).toBeGreaterThan(100);
    const faint = sheets.flatMap((path) =>
      faintIn(readFileSync(join(root, path), 'utf8'), DRAWN[path]).map((value) => `${path}: ${value}`),
    );
    expect(faint).toEqual([]);
  });

  it.each([
    ['.a { color: #bbb; }', '#bbb'],
    ['.a { background: var(--text); color: var(--line) }', 'var(--line)'],
    ['.a { color: color-mix(in srgb, var(--text) 40%, transparent); }', undefined],
    ['.a { color: var(--text-1); }', 'var(--text-1)'],
  ])('%s is none', (sheet, value) => {
    expect(faintIn(sheet)).toEqual([value ?? expect.stringContaining('color-mix')]);
  });

  it.each([
    '.a { background-color: var(--line); border-color: #bbb; --bar-color: red; }',
    '@supports (color: color-mix(in srgb, red, red)) { .a { fill: red; } }',
  ])('and a ground, a border or a question to the browser is no text: %s', (sheet) => {
    expect(faintIn(sheet)).toEqual([]);
  });
});

describe('what is painted without the style sheet has its colours', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

  it('in pictures and icons: the ink, what is written on it, amber', () => {
    const { ink, amber, light, dark, bar } = TOKEN_PAINTS;
    expect([ink, amber]).toEqual([color('light', 'bar'), color('light', 'amber')]);
    expect(light).toEqual({ paper: color('light', 'paper') });
    for (const [name, paint] of Object.entries(dark)) expect(paint, name).toBe(color('dark', name));
    expect(bar).toEqual({
      words: color('light', 'on-bar'),
      quiet: color('light', 'on-bar-2'),
      red: color('light', 'red-bar'),
      green: color('light', 'green-bar'),
    });
  });

  it.each(['light', 'dark'] as const)('in the bar of a browser that is %s', (theme) => {
    const metas = [...read('index.html').matchAll(/name="theme-color" content="(\S+)" media="([^"]+)"/g)];
    const own = metas.filter(([, , media]) => media === `(prefers-color-scheme: ${theme})`);
    expect(own.map(([, content]) => content)).toEqual([TOKEN_PAINTS[theme].paper]);
  });

  it('in the icon of the site', () => {
    expect(read('public/favicon.svg')).toContain(`fill:${TOKEN_PAINTS.ink}`);
    expect(read('public/favicon.svg')).toContain(`fill:${TOKEN_PAINTS.dark.ink}`);
  });
});

it('a page is wider from where tables show more columns', () => {
  const start = css.indexOf('@media (--above-desktop) {');
  expect(start).toBeGreaterThan(-1);
  const width = (part: string) => Number(/--page-width: (\d+)px/.exec(part)?.[1]);
  expect(width(css.slice(start))).toBeGreaterThan(1800);
  expect(width(css.slice(0, start))).toBeLessThan(1500);
});

describe('the colours of up and down', () => {
  it.each([
    [':root,\n[data-theme]', 'red', 'green'],
    ['[data-palette="greenUp"] [data-theme]', 'green', 'red'],
    ['[data-palette="blueOrange"] [data-theme]', 'blue', 'orange'],
  ])('of %s are %s and %s', (selector, up, down) => {
    const pair = rule(selector);
    expect([pair.get('up'), pair.get('down')]).toEqual([`var(--${up})`, `var(--${down})`]);
    expect([pair.get('up-tint'), pair.get('down-tint')]).toEqual([
      `var(--${up}-tint)`,
      `var(--${down}-tint)`,
    ]);
  });

  it('are used by every style sheet that colours a direction: none says red or green', () => {
    const root = join(import.meta.dirname, '..');
    const sheets = globSync('**/*.module.css', { cwd: root });
    expect(sheets.length).toBeGreaterThan(100);
    const fixed = sheets.filter((path) =>
      /var\(--(?:red|green|blue|orange)\)/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(fixed).toEqual([]);
  });

  it('do not move what buys, sells, warns and fails', () => {
    const palettes = css.slice(css.indexOf("The visitor's up and down"), css.indexOf('@media (--tablet)'));
    expect(palettes).not.toMatch(/--(buy|sell|error|warning|success|info):/);
  });
});
