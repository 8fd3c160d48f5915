import { expect, test } from 'vitest';
import { poolChoice, poolQuery } from './poolAddress.ts';

/** The choice of an address by its query. */
function read(search: string) {
  const query = new Map(
    search.split('&').map((part): [string, string] => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']),
  );
  return poolChoice((name) => query.get(name) ?? null);
}

test('an address without a query lists trending pools of all chains from ten thousand dollars on', () => {
  expect(read('')).toEqual({ kind: 'trending', chain: '', least: 10_000 });
});

test('reads kind, chain and least liquidity', () => {
  expect(read('kind=new&chain=base&least=0')).toEqual({ kind: 'new', chain: 'base', least: 0 });
});

test.each(['kind=hot', 'chain=nowhere', 'chain=__proto__', 'least=-1', 'least=1e6', 'least='])(
  'takes the default for %s',
  (search) => {
    expect(read(search)).toEqual(read(''));
  },
);

test('what is written is read again, and defaults are left out', () => {
  const choice = { kind: 'new', chain: 'solana', least: 1_000_000 } as const;
  const query = poolQuery(choice);
  expect(poolChoice((name) => query[name] ?? null)).toEqual(choice);
  expect(Object.values(poolQuery(read('')))).toEqual([undefined, undefined, undefined]);
});
