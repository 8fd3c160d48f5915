import { COOKIES } from '@coinmirror/shared/constants/cookies.ts';
import { SEARCH_HISTORY_KEPT } from '@coinmirror/shared/constants/limits.ts';
import * as v from 'valibot';
import { readCookie, writeCookie } from '#api/storage/cookie.ts';
import type { SearchEntry } from './searchSlice.ts';

/** `[keyword, epoch ms]` pairs: short, because a cookie is sent with every request. */
const cookieRows = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.pipe(v.string(), v.nonEmpty()), v.number()])),
);

export function readSearchHistory(): readonly SearchEntry[] {
  const rows = v.safeParse(cookieRows, readCookie(COOKIES.searchHistory));
  if (!rows.success) return [];
  return rows.output.slice(0, SEARCH_HISTORY_KEPT).map(([keyword, at]) => ({ keyword, at }));
}

export function writeSearchHistory(history: readonly SearchEntry[]): void {
  const rows = history.map(({ keyword, at }) => [keyword, at]);
  writeCookie(COOKIES.searchHistory, rows.length === 0 ? '' : JSON.stringify(rows));
}
