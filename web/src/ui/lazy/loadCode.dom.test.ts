import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { importWhenOnline } from './importWhenOnline.ts';
import { lazyPart } from './lazyPart.tsx';
import { loadCode, onStuckCode, refuseEmpty } from './loadCode.ts';

const reported = vi.fn();
beforeEach(() => {
  reported.mockReset();
  onStuckCode(reported);
});

/** A module as the browser makes it of an answer of 200 without a body. */
const EMPTY = Object.freeze(Object.create(null, { [Symbol.toStringTag]: { value: 'Module' } }));
const cannotLink = () =>
  Promise.reject(new SyntaxError('The requested module does not provide an export named a'));

describe('code that came without content', () => {
  test.each([
    ['a module without exports', EMPTY],
    ['a part that its module does not have', undefined],
    ['a page without its default export', { default: undefined }],
  ])('is refused: %s', (_what, code) => {
    expect(() => refuseEmpty(code)).toThrow('came empty');
  });

  it('is code where it has an export, a function or an object', () => {
    const code = [{ start() {} }, () => null, { default: { render: () => null } }];
    for (const one of code) expect(refuseEmpty(one)).toBe(one);
  });
});

describe('the app is told', () => {
  it('once of code that no attempt can mend, though several ask for it again', async () => {
    await expect(loadCode(async () => EMPTY)).rejects.toThrow('came empty');
    await expect(loadCode(cannotLink)).rejects.toThrow(SyntaxError);
    expect(reported).toHaveBeenCalledOnce();
  });

  it('of what is loaded in the background', async () => {
    vi.useFakeTimers();
    const loaded = vi.fn();
    void importWhenOnline(async () => EMPTY).then(loaded);
    await vi.advanceTimersByTimeAsync(0);
    expect(reported).toHaveBeenCalledOnce();
    expect(loaded).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('not of a network that fails: another attempt may succeed', async () => {
    await expect(loadCode(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow();
    expect(reported).not.toHaveBeenCalled();
  });
});

it('a part that came empty is missing, and can be asked for again', async () => {
  const load = vi.fn(async () => EMPTY);
  const { preload } = lazyPart(load);
  preload();
  await vi.waitFor(() => {
    preload();
    expect(load.mock.calls.length).toBeGreaterThan(1);
  });
});
