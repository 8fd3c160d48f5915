import { COOKIES } from '@coinmirror/shared/constants/cookies.ts';
import { readCookie, writeCookie } from '#api/storage/cookie.ts';
import { parseCompareList } from './compareList.ts';
import type { CompareState } from './compareSlice.ts';

const SHOWN = '1';
const HIDDEN = '0';

export function readCompare(): CompareState {
  const codes = parseCompareList(readCookie(COOKIES.compareList));
  return { codes, shown: codes.length > 0 && readCookie(COOKIES.compareWindow) === SHOWN };
}

export function writeCompare({ codes, shown }: CompareState): void {
  writeCookie(COOKIES.compareList, codes.join(','));
  writeCookie(COOKIES.compareWindow, shown ? SHOWN : HIDDEN);
}
