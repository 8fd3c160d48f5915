import { growth, LINEAR } from '@coinmirror/testing/growth.ts';
import { expect, test } from 'vitest';
import { wellFormedJson } from './jsonText.ts';

test.each([
  ['{"a":"b"}', { a: 'b' }],
  [String.raw`{"a":"\ud83d\ude00"}`, { a: '😀' }],
  [String.raw`{"a":"\uD83D\uDE00x"}`, { a: '😀x' }],
  [String.raw`{"a":"x\ud83d"}`, { a: 'x\ufffd' }],
  [String.raw`{"a":"\ude00\ud83d"}`, { a: '\ufffd\ufffd' }],
  [String.raw`{"a":"\ud83d\ud83d\ude00"}`, { a: '\ufffd😀' }],
  [String.raw`{"\udead":1.0}`, { '\ufffd': 1 }],
  [String.raw`{"a":"\\ud83d \"\\\ud83d"}`, { a: '\\ud83d "\\\ufffd' }],
])('%s is read with whole characters', (json, value) => {
  expect(JSON.parse(wellFormedJson(json))).toEqual(value);
});

test('what needs no mending stays to the letter, numbers of many digits too', () => {
  const json = String.raw`{"n":12345678901234567890.10,"s":"\u4e2d\ud83d\ude00"}`;
  expect(wellFormedJson(json)).toBe(json);
});

test.each([String.raw`\ud83d`, String.raw`\\ud83d`, '\\\\', String.raw`\ud83d\ude0`])(
  'takes time in proportion to %s, however often it stands there',
  (piece) => {
    expect(growth(wellFormedJson, (size) => `"${piece.repeat(size)}"`, 20_000)).toBeLessThan(LINEAR);
  },
);
