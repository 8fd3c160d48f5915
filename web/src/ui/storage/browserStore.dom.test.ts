import { afterEach, expect, it, vi } from 'vitest';
import { forgetUnkept, readText, writeText } from './browserStore.ts';

afterEach(() => {
  vi.restoreAllMocks();
  forgetUnkept();
});

it('a forbidden store keeps what is written until the page closes, and throws nothing', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(readText('localStorage', 'a')).toBeNull();
  expect(writeText('localStorage', 'a', '1')).toBe(false);
  expect(readText('localStorage', 'a')).toBe('1');
  expect(writeText('localStorage', 'a', null)).toBe(false);
  expect(readText('localStorage', 'a')).toBeNull();
});

it('a full store returns what it could not keep, until it can', () => {
  writeText('sessionStorage', 'a', 'old');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeText('sessionStorage', 'a', 'new')).toBe(false);
  expect(readText('sessionStorage', 'a')).toBe('new');
  full.mockRestore();
  expect(writeText('sessionStorage', 'a', 'newer')).toBe(true);
  expect(window.sessionStorage.getItem('a')).toBe('newer');
});
