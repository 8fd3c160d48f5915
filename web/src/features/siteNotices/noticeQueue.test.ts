import { describe, expect, it } from 'vitest';
import { dueNotice } from './noticeQueue.ts';

const READER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/149.0';

describe('dueNotice', () => {
  it.each([
    [{ region: false, home: false }, true, 'region'],
    [{ region: false, home: false }, false, 'region'],
    [{ region: false, home: true }, true, 'region'],
    [{ region: true, home: false }, true, 'home'],
    [{ region: true, home: false }, false, null],
    [{ region: true, home: true }, true, null],
  ] as const)('with %o acknowledged, on the home page %s, it is %s', (acknowledged, isHome, expected) => {
    expect(dueNotice(acknowledged, isHome, READER)).toBe(expected);
  });

  it('shows no dialog to a search engine', () => {
    const nothing = { region: false, home: false };
    expect(dueNotice(nothing, true, 'Mozilla/5.0 (compatible; Googlebot/2.1)')).toBeNull();
    expect(dueNotice(nothing, true, 'Mozilla/5.0 (compatible; Baiduspider/2.0)')).toBeNull();
  });
});
