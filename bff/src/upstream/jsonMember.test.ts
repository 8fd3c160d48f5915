import { describe, expect, test } from 'vitest';
import { memberOf } from './jsonMember.ts';

/** What JSON.parse finds: the member where it is no array or object, 'broken' where it throws. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const code: unknown = Object.getOwnPropertyDescriptor(value, 'code')?.value;
    return typeof code === 'object' && code !== null ? undefined : code;
  } catch {
    return 'broken';
  }
}

function scanned(text: string): unknown {
  try {
    return memberOf(Buffer.from(text), 'code');
  } catch (error) {
    expect(error).toBeInstanceOf(SyntaxError);
    return 'broken';
  }
}

const SOUND = String.raw`0 -0 1 -12 1.5 -0.25 1e3 1E+3 2e-7 1e999 12345678901234567890 true false null "" "a" "200" "币" "😀"
  "\ud800" "\ud83d\ude00" "\u00E9\"\\\/\b\f\n\r\t" [] {} [1] [1,2] {"a":1} {"code":7} [{"code":7}] [[],[{}],{"a":[{"b":[]}]}]`;
const UNSOUND = String.raw`- +1 01 -01 1. .5 1.e3 1e 1e+ 0x10 1_000 NaN Infinity tru truex True nul fals undefined " "a 'a' "\" "\x"
  "\u12" "\u12g4" "\u+123" [1,] [,1] [ ] [1} {"a":1] {"a":1,} {,} {a:1} {"a"} {"a":} {"a"::1} {1:2} { } /**/1`;
const ODD = [
  '',
  '1 2',
  '[1 2]',
  '{"a" 1}',
  '{"a":1 "b":2}',
  '[ ]',
  '{ }',
  '"\\u\u0010123"',
  '"\t"',
  '"\n"',
  '"\u0000"',
];
const SPACES = ['"\u007f"', '"\u2028"', '\u00a01', '\ufeff1', '\v1', '\f1', '1\u0000', '1\u2028'];
const VALUES = [...SOUND.split(/\s+/), ...UNSOUND.split(/\s+/), ...ODD, ...SPACES];
const FRAMES: readonly ((value: string) => string)[] = [
  (value) => value,
  (value) => ` \t\r\n${value} \t\r\n`,
  (value) => `{"code":${value}}`,
  (value) => `{ "msg" : "" , "code" : ${value} , "data" : [ { } , [ ] ] }`,
  (value) => `{"data":${value},"code":200}`,
  (value) => `{"data":{"code":${value}}}`,
  (value) => `{"code":1,"code":${value}}`,
  (value) => `{"c\\u006fde":${value},"__proto__":{"code":1}}`,
  (value) => `[${value},${value}]`,
  (value) => `{"code":200}${value}`,
];

describe('memberOf', () => {
  test.each(FRAMES.map((frame) => [frame('…'), frame] as const))(
    'reads %s as JSON.parse does',
    (_text, frame) => {
      for (const value of VALUES)
        expect([frame(value), scanned(frame(value))]).toEqual([frame(value), parsed(frame(value))]);
    },
  );

  test('reads what is cut off anywhere, or has one wrong byte, as JSON.parse does', () => {
    const text = '{"msg":"a\\u00e9\\n","code":-1.5e+3,"data":[true,false,null,{"币":[[],"x"]}],"n":0}';
    for (let at = 0; at <= text.length; at++) {
      for (const wrong of [
        '',
        '"',
        '\\',
        ',',
        ':',
        '{',
        '}',
        '[',
        ']',
        '0',
        'e',
        '-',
        '.',
        ' ',
        'u',
        '\u0001',
      ]) {
        const broken = text.slice(0, at) + wrong + text.slice(at + 1);
        expect([broken, scanned(broken)]).toEqual([broken, parsed(broken)]);
      }
      expect(scanned(text.slice(0, at))).toEqual(parsed(text.slice(0, at)));
    }
  });

  test('reads 512 levels, and refuses more, however many', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(scanned(`{"code":200,"data":${nested(511)}}`)).toBe(200);
    expect(scanned(`{"code":200,"data":${nested(513)}}`)).toBe('broken');
    expect(scanned('{"a":'.repeat(1_000_000))).toBe('broken');
    expect(scanned('[1}')).toBe('broken');
  });

  test('does not read past a view of larger memory', () => {
    const memory = Buffer.from('x{"code":200}}');
    expect(memberOf(memory.subarray(1, 13), 'code')).toBe(200);
    expect(() => memberOf(memory.subarray(1, 12), 'code')).toThrow(SyntaxError);
  });
});
