import { expect, it } from 'vitest';
import { digitsPending } from './digitsReady.ts';

/** A page whose faces are there, or come, or fail. */
function pageOf(faces: readonly string[], load: (face: string) => Promise<FontFace[]>): Document {
  const page = document.implementation.createHTMLDocument();
  const fonts = { check: (face: string) => faces.some((ready) => face.startsWith(ready)), load };
  return Object.defineProperty(page, 'fonts', { value: fonts });
}

it('has nothing to wait for where both weights are there, or where a browser has no list of faces', () => {
  const never = () => Promise.reject(new Error('asked'));
  expect(digitsPending(pageOf(['500', '600'], never))).toBeNull();
  expect(digitsPending(document.implementation.createHTMLDocument())).toBeNull();
});

it('asks for the weight that is missing alone', async () => {
  const asked: string[] = [];
  const load = (face: string) => {
    asked.push(face);
    return Promise.resolve([]);
  };
  await digitsPending(pageOf(['500'], load));
  expect(asked).toEqual(['600 12px "Jing Digits"']);
});

it('goes on with the substitute where the face does not come', async () => {
  const failed = () => Promise.reject(new Error('offline'));
  await expect(digitsPending(pageOf([], failed))).resolves.toBeUndefined();
});
