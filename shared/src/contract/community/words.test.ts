import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { words } from './words.ts';

describe('a visitor’s words', () => {
  it('keep at most four combining marks per letter, and all scripts’ letters', () => {
    expect(v.parse(words(300, 1), `Z${'\u0353'.repeat(270)}algo`)).toBe(`Z${'\u0353'.repeat(4)}algo`);
    expect(v.parse(words(300, 1), 'Tiếng Việt हिन्दी 👨‍👩‍👧 ❤️')).toBe('Tiếng Việt हिन्दी 👨‍👩‍👧 ❤️');
  });

  it.each(['\u200b\u200b', '\u3164', ' \u2800\n\u00ad ', '\u{e0020}\ufe0f'])(
    'are none where %j is all',
    (text) => {
      expect(v.parse(words(300), text)).toBe('');
      expect(v.is(words(300, 1), text)).toBe(false);
    },
  );

  it('keep one blank line in a row', () => {
    expect(v.parse(words(300, 1), `上${'\n'.repeat(400)}下`)).toBe('上\n\n下');
    expect(v.parse(words(300, 1), `上${'\n\u0000\u202e'.repeat(400)}下`)).toBe('上\n\n下');
  });
});
