import { describe, expect, test } from 'vitest';
import { addressFault, plainSpelling } from './address.ts';

describe('addressFault', () => {
  test.each([
    '/',
    '/currencies/bitcoin',
    '/currencies/list_2.html?sort=-price&unit=cny',
    '/search/?word=%E6%AF%94%E7%89%B9%E5%B8%81&tabs=2',
    '/a..b/c.html',
    '/wallet/%E5%B8%81',
    '/x?next=/../y',
    '/a?b=1%2F2',
  ])('%s is an address', (target) => {
    expect(addressFault(target)).toBeNull();
  });

  test.each([
    ['no path at all', undefined],
    ['the absolute form', 'http://evil.example/'],
    ['the asterisk form', '*'],
    ['a dot segment', '/a/../b'],
    ['an encoded dot segment', '/%2e%2e/etc/passwd'],
    ['a lone dot segment', '/./a'],
    ['an encoded slash', '/a%2fb'],
    ['a backslash', '/\\evil'],
    ['an encoded backslash', '/%5Cevil'],
    ['a line break', '/a%0d%0aset-cookie:x=1'],
    ['a line break in the query', '/a?b=%0d%0a'],
    ['a null byte', '/a%00.html'],
    ['binary in the query', '/a?b=%ff%fe'],
    ['raw bytes', '/\u00e6\u00af\u0094'],
    ['a broken escape', '/%zz'],
  ])('%s is none', (_what, target) => {
    expect(addressFault(target)).toBe('badAddress');
  });

  test('an address longer than any of ours is refused by its length', () => {
    expect(addressFault(`/${'a'.repeat(8192)}`)).toBe('addressTooLong');
  });
});

describe('plainSpelling', () => {
  test.each([
    ['/currencies/bitcoin', '/currencies/bitcoin'],
    ['/currencies/%62itco%69n?a=%62', '/currencies/bitcoin?a=%62'],
    ['/concept/%e5%85%ac%E9%93%be.html', '/concept/%E5%85%AC%E9%93%BE.html'],
    ['/a%2db%5fc%7ed', '/a-b_c~d'],
    ['/a%2fb%3fc%20', '/a%2Fb%3Fc%20'],
    ['/a%2562', '/a%2562'],
    ['/%2e%2e/etc', '/../etc'],
    ['/%%36%32', '/%%36%32'],
    ['/%zz%62', '/%zz%62'],
  ])('%s is spelt %s', (target, plain) => {
    expect(plainSpelling(target)).toBe(plain);
    expect(plainSpelling(plain)).toBe(plain);
  });
});
