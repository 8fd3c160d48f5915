import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isTooOld } from './isTooOld.ts';
import { markTooOld } from './markTooOld.ts';

const supports = vi.fn((_property: string, _value: string) => true);

beforeEach(() => {
  document.body.innerHTML = '<div id="root">第一版</div>';
  supports.mockReset().mockReturnValue(true);
  vi.stubGlobal('CSS', { supports });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-too-old');
});

it('leaves a page alone that the browser can run', () => {
  markTooOld('旧');
  expect(isTooOld()).toBe(false);
  expect(document.body.textContent).toBe('第一版');
});

it.each([
  ['Chrome 107, without dvh', 'width'],
  ['Firefox 109, without containers', 'container-type'],
])('says so above the first HTML in %s, and keeps the app from starting', (_browser, lacking) => {
  supports.mockImplementation((property) => property !== lacking);
  markTooOld('旧');
  expect(isTooOld()).toBe(true);
  expect(document.body.textContent).toBe('旧第一版');
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('旧');
});

it('says so in Safari 16.3, to which lookbehind is an error', () => {
  vi.spyOn(RegExp.prototype, 'test').mockImplementationOnce(() => {
    throw new SyntaxError('invalid group specifier name');
  });
  markTooOld('旧');
  vi.restoreAllMocks();
  expect(isTooOld()).toBe(true);
});

it('writes lookbehind in no literal, for which such a browser would not read the script at all', () => {
  expect(markTooOld.toString()).not.toMatch(/\/\(\?<=/);
});

it('says so in a browser without CSS.supports', () => {
  vi.stubGlobal('CSS', undefined);
  markTooOld('旧');
  expect(isTooOld()).toBe(true);
});

it('is written in the syntax of the browsers it speaks to', () => {
  const source = markTooOld.toString();
  expect(source).not.toMatch(/=>|\blet\b|\?\.|\?\?|`|catch ?\{|\.\.\./);
});
