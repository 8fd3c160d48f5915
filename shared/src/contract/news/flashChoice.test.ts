import { expect, test } from 'vitest';
import { type FlashChoice, flashChoiceOf, flashQuery } from './flashChoice.ts';

type Query = Readonly<Record<string, string>>;

const read = (query: Query) => flashChoiceOf((name) => query[name] ?? null);

test.each<[Query, FlashChoice]>([
  [{}, { kind: 'all', coin: '', isOwn: false }],
  [
    { kind: 'important', coin: 'bitcoin' },
    { kind: 'important', coin: 'bitcoin', isOwn: false },
  ],
  [{ own: '1' }, { kind: 'all', coin: '', isOwn: true }],
  // One coin is narrower than the own ones.
  [
    { coin: 'bitcoin', own: '1' },
    { kind: 'all', coin: 'bitcoin', isOwn: false },
  ],
  [
    { coin: '<b>', kind: 'loud' },
    { kind: 'all', coin: '', isOwn: false },
  ],
])('the parameters %j ask for %j, and are written so again', (query, choice) => {
  expect(read(query)).toEqual(choice);
  expect(read(flashQuery(choice))).toEqual(choice);
});
