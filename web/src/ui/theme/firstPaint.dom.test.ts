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
