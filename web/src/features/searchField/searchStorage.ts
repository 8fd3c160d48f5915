import { COOKIES } from '@coinmirror/shared/constants/cookies.ts';
import { SEARCH_HISTORY_MAX } from '@coinmirror/shared/constants/limits.ts';
import * as v from 'valibot';
import { row, rows } from '#api/storage/codec.ts';
import { readCookie, writeCookie } from '#api/storage/cookie.ts';
import type { SearchEntry } from './searchSlice.ts';

/** `[keyword, epoch ms]` pairs: short, because a cookie is sent with every request. */
const entries = rows(row(v.tuple([v.pipe(v.string(), v.nonEmpty()), v.number()])), ([keyword]) => keyword);
const json = v.pipe(v.string(), v.parseJson());

function jsonOf(text: string): unknown {
  const read = v.safeParse(json, text);
  return read.success ? read.output : null;
}

export function readSearchHistory(): readonly SearchEntry[] {
  const read = entries.read(jsonOf(readCookie(COOKIES.searchHistory)));
  return read.slice(0, SEARCH_HISTORY_MAX).map(([keyword, at]) => ({ keyword, at }));
}

export function writeSearchHistory(history: readonly SearchEntry[]): void {
  const pairs = history.map(({ keyword, at }) => [keyword, at]);
  writeCookie(COOKIES.searchHistory, pairs.length === 0 ? '' : JSON.stringify(pairs));
}
