import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

/** Home, a coin list with its own columns, a concept's coins and rankings of each shape. */
const PATHS = [
  '/',
  '/currencies',
  '/mining',
  '/assets',
  '/norecorded',
  '/concept/defi',
  '/hot/rise.html',
  '/hot/max.html',
  '/hot/vol.html',
  '/hot/concept.html',
  '/hot/newcoin.html',
] as const;

/** The cost of one row counts a hundred times, on nearly every page; 万 and 亿 of an amount are one each. */
const MOST = { phone: 28, desk: 40 };

const names = () => document.querySelectorAll('tbody:not([aria-hidden]) th[scope="row"]');

async function elementsOfRows(path: string): Promise<number[]> {
  const { unmount } = await renderPage(path);
  await waitFor(() => expect(names().length).toBeGreaterThan(10));
  const rows = [...names()].map((name) => name.closest('tr')?.querySelectorAll('*').length ?? 0);
  unmount();
  return rows;
}

function narrowScreen() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('max-width'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
}

afterEach(() => void vi.restoreAllMocks());

describe('a row', () => {
  test.each(PATHS)('of %s has at most 28 elements on a phone', async (path) => {
    narrowScreen();
    expect(Math.max(...(await elementsOfRows(path)))).toBeLessThanOrEqual(MOST.phone);
  });

  test.each(PATHS)('of %s has at most 40 elements on a desktop', async (path) => {
    expect(Math.max(...(await elementsOfRows(path)))).toBeLessThanOrEqual(MOST.desk);
  });
});
