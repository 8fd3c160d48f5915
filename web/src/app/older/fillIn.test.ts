import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FILLED_IN } from '../../../vite/target/newerNames.ts';
import { anySignal } from './anySignal.ts';
import { canParse } from './canParse.ts';

const source = readFileSync(join(import.meta.dirname, 'fillIn.ts'), 'utf8');

it('brings every name that the build lets pass because of it', () => {
  const ofLibrary = [...source.matchAll(/core-js\/actual\/[\w-]+\/([\w-]+)\.js/g)].map(([, name = '']) =>
    name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()),
  );
  const own = [...source.matchAll(/defineProperty\((\w+), '(\w+)'/g)].map(([, of, name]) => `${of}.${name}`);
  expect([...FILLED_IN].filter((name) => ![...ofLibrary, ...own].includes(name))).toEqual([]);
});

it.each([
  ['https://example.com/a', undefined, true],
  ['/a', 'https://example.com', true],
  ['/a', undefined, false],
  ['http://[', undefined, false],
  ['', undefined, false],
])('%s over %s can be parsed: %s', (url, base, can) => {
  expect(canParse(url, base)).toBe(can);
  expect(canParse(url, base)).toBe(URL.canParse(url, base));
});

it('a signal of several aborts with the first, for its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const either = anySignal([one.signal, other.signal]);
  expect(either.aborted).toBe(false);
  other.abort('left');
  one.abort('late');
  expect([either.aborted, either.reason]).toEqual([true, 'left']);
});

it('a signal of one that has aborted already has aborted', () => {
  const either = anySignal([new AbortController().signal, AbortSignal.abort('gone')]);
  expect([either.aborted, either.reason]).toEqual([true, 'gone']);
});

it('a signal of none never aborts', () => {
  expect(anySignal([]).aborted).toBe(false);
});
