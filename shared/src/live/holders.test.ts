import { expect, it } from 'vitest';
import { Holders } from './holders.ts';

it('a key opens with its first holder, and is unheld after its last', () => {
  const holders = new Holders<string>();
  expect(holders.add('a', 'one')).toBe(true);
  expect(holders.add('a', 'two')).toBe(false);
  expect(holders.remove('a', 'one')).toBe(true);
  expect(holders.unheld()).toEqual([]);
  expect(holders.remove('a', 'two')).toBe(true);
  expect(holders.unheld()).toEqual(['a']);
});

it('who holds a key twice holds it once, and lets it go once', () => {
  const holders = new Holders<string>();
  holders.add('a', 'one');
  holders.add('a', 'one');
  expect(holders.countOf('one')).toBe(1);
  expect(holders.remove('a', 'one')).toBe(true);
  expect(holders.remove('a', 'one')).toBe(false);
  expect(holders.countOf('one')).toBe(0);
});

it('an unheld key is the same to who comes back, until it is dropped', () => {
  const holders = new Holders<string>();
  holders.add('a', 'one');
  holders.remove('a', 'one');
  expect(holders.add('a', 'two')).toBe(false);
  holders.drop('a');
  expect([holders.has('a'), holders.countOf('two'), holders.keys()]).toEqual([false, 0, []]);
  expect(holders.add('a', 'two')).toBe(true);
});
