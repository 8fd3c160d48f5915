import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { beforeEach, expect, test } from 'vitest';
import { readNotices, rememberNotice } from './readNotices.ts';

beforeEach(() => window.localStorage.clear());

test('an opened notice is remembered once', () => {
  rememberNotice(7);
  rememberNotice(7);
  expect([...readNotices()]).toEqual([7]);
});

test('the oldest are dropped, the newest stay', () => {
  for (let id = 1; id <= 320; id += 1) rememberNotice(id);
  expect(readNotices().size).toBe(300);
  expect(readNotices().has(320)).toBe(true);
  expect(readNotices().has(1)).toBe(false);
});

test('an unreadable value counts as empty', () => {
  window.localStorage.setItem(STORAGE_KEYS.readNotices, '{"a":1}');
  expect(readNotices().size).toBe(0);
});
