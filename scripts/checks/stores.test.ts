import { describe, expect, test } from 'vitest';
import { readSource } from './sourceFile.ts';
import { storesByDoor } from './stores.ts';

const linesOf = (text: string, path = 'web/src/features/a/a.ts') =>
  storesByDoor.run(readSource(path, text)).map(({ line }) => line);

describe('stores by their door', () => {
  test.each([
    "import Cookies from 'js-cookie';",
    'const all = document.cookie;',
    "localStorage.setItem('a', 'b');",
    "const kept = window.sessionStorage.getItem('a');",
  ])('finds %j', (text) => {
    expect(linesOf(text)).toEqual([1]);
  });

  test.each([
    ["import { readCookie } from '#api/storage/cookie.ts';", undefined],
    ["readText('localStorage', 'a');", undefined],
    ['window[store].getItem(key);', undefined],
    ["import Cookies from 'js-cookie';", 'web/src/api/storage/cookie.ts'],
    ["localStorage.getItem('a');", 'web/src/features/siteNotices/openFirstNotice.ts'],
    ['localStorage.clear();', 'web/src/features/a/a.test.ts'],
  ])('accepts %j', (text, path) => {
    expect(linesOf(text, path)).toEqual([]);
  });
});
