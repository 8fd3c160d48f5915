import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../../public/theme.js'), 'utf8');

function run(stored: string | null, systemIsDark = false, path = '/'): DOMStringMap {
  if (stored !== null) localStorage.setItem('display', stored);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: systemIsDark } as MediaQueryList);
  window.history.replaceState(null, '', path);
  new Function(script)();
  return document.documentElement.dataset;
}

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('before the first paint', () => {
  it.each([
    ['the system’s light theme', null, false, '/', 'light'],
    ['the system’s dark theme', null, true, '/', 'dark'],
    ['the system’s theme when that was chosen', '{"theme":"system"}', true, '/', 'dark'],
    ['the chosen light theme', '{"theme":"light"}', true, '/', 'light'],
    ['the chosen dark theme', '{"theme":"dark"}', false, '/', 'dark'],
    ['dark on the chart’s page', '{"theme":"light"}', false, '/kline/bitcoin', 'dark'],
    ['the chart’s own light theme', '{"theme":"dark","klineType":"Light"}', true, '/kline/', 'light'],
    ['dark on the verification page', '{"theme":"light"}', false, '/verification', 'dark'],
    ['the system’s theme when storage is damaged', '{"theme":', true, '/', 'dark'],
    ['the system’s theme when storage holds null', 'null', false, '/', 'light'],
  ])('stands %s', (_what, stored, systemIsDark, path, theme) => {
    expect(run(stored, systemIsDark, path)['theme']).toBe(theme);
  });

  it.each([
    ['{"palette":"greenUp","density":"compact"}', 'greenUp', 'compact'],
    ['{"palette":"blueOrange"}', 'blueOrange', 'comfortable'],
    ['{"palette":"pink","density":3}', 'redUp', 'comfortable'],
    [null, 'redUp', 'comfortable'],
  ])('stand palette and density of %s', (stored, palette, density) => {
    expect(run(stored)).toMatchObject({ palette, density });
  });

  it('uses the default theme where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    expect(run(null, true)).toMatchObject({ theme: 'dark', palette: 'redUp' });
  });
});

describe('a smallest letter size set in the browser', () => {
  afterEach(() => document.documentElement.removeAttribute('style'));

  /** What the browser says of letters of 1 px and of a width of 0.75rem. */
  function rootWith(fontSize: string, width: string): string {
    const { style } = document.createElement('i');
    vi.spyOn(window, 'getComputedStyle').mockReturnValue(Object.assign(style, { fontSize, width }));
    run(null);
    return document.documentElement.style.fontSize;
  }

  it.each([
    ['none', '1px', '12px', ''],
    ['one below the smallest letters', '12px', '12px', ''],
    ['one below those of a larger default size', '16px', '18px', ''],
    ['a document without a size', '1px', 'auto', ''],
  ])('%s leaves the page as it is', (_what, fontSize, width, size) => {
    expect(rootWith(fontSize, width)).toBe(size);
  });

  it.each([
    ['16px', '12px', 16 / 12],
    ['20px', '12px', 20 / 12],
    ['20px', '15px', 20 / 15],
  ])('of %s makes a page whose smallest letters had %s grow as a whole', (fontSize, width, growth) => {
    const size = rootWith(fontSize, width);
    expect(Number(/[\d.]+(?=\)|rem)/.exec(size.replace('1rem * ', ''))?.[0])).toBeCloseTo(growth, 4);
    expect(document.querySelector('html > i')).toBeNull();
  });
});
