import { expect, it, test } from 'vitest';
import { above, BREAKPOINTS, type Breakpoint, upTo, withBreakpoints } from './breakpoints.ts';

test.each([
  ['(--phone)', '(max-width: 40em)'],
  ['(--above-phone) and (--no-rail)', '(min-width: 40.0625em) and (max-width: 74.9375em)'],
  ['screen and (--above-desktop), print', 'screen and (min-width: 105em), print'],
  ['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: reduce)'],
])('%s is %s', (named, query) => {
  expect(withBreakpoints(named)).toBe(query);
});

it('refuses a name that is in no table', () => {
  expect(() => withBreakpoints('(--fone)')).toThrow('No breakpoint is named fone.');
  expect(() => withBreakpoints('(--constructor)')).toThrow();
});

const names = Object.keys(BREAKPOINTS) as Breakpoint[];
test.each(names)('%s says the same in code and in style sheets', (name) => {
  expect([withBreakpoints(`(--${name})`), withBreakpoints(`(--above-${name})`)]).toEqual([
    upTo(name),
    above(name),
  ]);
});
