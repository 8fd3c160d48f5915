import { expect, it } from 'vitest';
import { isOlder } from './isOlder.ts';

it('a browser of today loads nothing more', () => {
  expect(isOlder()).toBe(false);
});

it.each(['Array', 'Map', 'Promise', 'AbortSignal', 'URL'] as const)(
  'one without the newer methods of %s is older',
  (name) => {
    const without = Object.assign(() => undefined, { prototype: {} });
    const scope = new Proxy(globalThis, {
      get: (whole, key) => (key === name ? without : Reflect.get(whole, key)),
    });
    expect(isOlder(scope)).toBe(true);
  },
);
