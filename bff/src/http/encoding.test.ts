import { describe, expect, test } from 'vitest';
import { pickEncoding } from './encoding.ts';

describe('pickEncoding', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=1', 'br'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['identity', 'identity'],
    ['gzip;q=0.0, *;q=0', 'identity'],
  ])('%j gets %s', (header, encoding) => {
    expect(pickEncoding(header)).toBe(encoding);
  });
});
