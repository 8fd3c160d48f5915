import { describe, expect, test } from 'vitest';
import { misreadWord, repairedWord } from './searchWord.ts';

describe('repairedWord', () => {
  test.each([
    ['GBK', '%B1%C8%CC%D8%B1%D2', '比特币'],
    ['GBK in small letters, after letters and a space', 'btc+%b1%c8', 'btc 比'],
    ['traditional characters of GBK', '%B1%C8%CC%D8%8E%C5', '比特幣'],
    ['raw bytes of GBK', '\u00b1\u00c8\u00cc\u00d8\u00b1\u00d2', '比特币'],
    ['raw bytes of UTF-8', '\u00e5\u00b8\u0081', '币'],
    ['a percent sign that nobody encoded', '50%off', '50%off'],
    ['two of them', '%%', '%%'],
    ['UTF-8 that was cut off', '%E6%AF%94%E7%89', '比'],
    ['UTF-8 that was cut off inside an escape', '%E6%AF%94%E7%89%B', '比'],
  ])('reads %s', (_what, value, word) => {
    expect(repairedWord(value)).toBe(word);
  });

  test.each([
    ['bytes of no encoding', '%ff%fe'],
    ['half a character', '%B1'],
    ['a control character', '%00'],
    ['a control character within GBK', '%B1%C8%0d%0a'],
  ])('does not read %s', (_what, value) => {
    expect(repairedWord(value)).toBeNull();
  });
});

describe('GBK that was cut off', () => {
  test.each([
    ['%B1%C8%CC%D8%B1', '比特'],
    ['btc+%B1%C8%CC', 'btc 比'],
    ['%B1', null],
  ])('%s is %s', (value, word) => {
    expect(repairedWord(value)).toBe(word);
  });
});

describe('a word in GBK whose bytes are UTF-8 as well', () => {
  test.each([
    ['%CA%B1', '时'],
    ['%D6%B5', '值'],
    ['%CD%A8%D6%A4', '通证'],
    ['BTC+%D0%A1', 'BTC 小'],
    ['%c7%ae', '钱'],
  ])('%s is %s', (value, word) => {
    expect(misreadWord(value)).toBe(word);
  });

  test.each([
    'bitcoin',
    '比特币',
    '币',
    'café',
    'Müller',
    'биткоин',
    'Ethereum эфир',
    'αβγ',
    'שלום',
    'بيتكوين',
    '50€',
    'µ',
    '¥100',
    '£',
    '',
    '100%',
    '%zz',
  ])('%s stays what it is', (word) => {
    expect(
      misreadWord(word.startsWith('%') || word.endsWith('%') ? word : encodeURIComponent(word)),
    ).toBeNull();
  });
});
