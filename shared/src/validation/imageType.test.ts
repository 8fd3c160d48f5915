import { expect, test } from 'vitest';
import { imageTypeOf } from './imageType.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['\x89PNG\r\n\x1a\n…', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['RIFF\x24\0\0\0WAVE', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['GIF89a', null],
  ['', null],
])('a file that begins with %j is %s', (head, type) => {
  expect(imageTypeOf(bytes(head))).toBe(type);
});
