import { describe, expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { outcomeOf } from './outcome.ts';
import { snapshotProposals } from './proposals.ts';

const ask = snapshotProposals({ spaces: ['aave.eth'], createdAfter: 1_773_115_200_000, limit: 5 });

const basic = {
  id: `0x${'ab'.repeat(32)}`,
  title: '[ARFC] Add a market',
  body: '## Summary',
  author: '0x8b37a5Af68D315cf5A64097D96621F64b5502a22',
  created: 1_773_115_200,
  start: 1_773_115_200,
  end: 1_773_374_400,
  state: 'closed',
  choices: ['For', 'Against', 'Abstain'],
  type: 'basic',
  scores: [500_000.5, 1_000, 10],
  scores_total: 501_010.5,
  scores_state: 'final',
  quorum: 320_000,
  votes: 812,
  link: 'https://snapshot.box/#/s:aave.eth/proposal/0xab',
  discussion: '',
  space: { id: 'aave.eth', name: 'Aave DAO' },
};
const seven = {
  ...basic,
  id: 'QmXyzbV5KJhWzTCMbmaRFvHTuGp2KBT4k5pmUyCGWVvE6f',
  choices: ['1', '2', '3', '4', '5', '6', '7'],
  type: 'single-choice',
  scores: [1, 2, 3, 4, 5, 6, 7],
  quorum: 0,
};

const read = (...proposals: readonly object[]) => readWire(ask, { data: { proposals } });

test('times are ms, an id of either kind is taken, a quorum of 0 is none', () => {
  expect(read(basic, seven)).toMatchObject([
    { id: basic.id, createdAt: 1_773_115_200_000, end: 1_773_374_400_000, quorum: 320_000, discussion: null },
    { id: seven.id, quorum: null, areScoresFinal: true },
  ]);
});

test('the question names spaces, and seconds', () => {
  expect(JSON.parse(ask.post ?? '')).toMatchObject({
    variables: { first: 5, spaces: ['aave.eth'], after: 1_773_115_200 },
  });
});

test.each([
  ['an error', { errors: [{ message: 'unauthorized' }], data: null }],
  ['an id of another kind', { data: { proposals: [{ ...basic, id: '../etc' }] } }],
])('%s is refused', (_why, wire) => {
  expect(readWire(ask, wire)).toBeNull();
});

test('words of any length are bounded where they are decoded', () => {
  const long = '😀'.repeat(150_000);
  const [one] =
    read({ ...basic, title: long, body: long, author: long, discussion: long, choices: [long, 'B', 'C'] }) ??
    [];
  expect(one?.title).toBe(`${'😀'.repeat(149)}…`);
  expect([one?.body, one?.author, one?.discussion, one?.choices[0]].map((text) => text?.length)).toEqual([
    200_000, 300, 5_000, 300,
  ]);
  expect(read({ ...basic, choices: Array(5_000).fill('A') })).toBeNull();
});

describe('the outcome', () => {
  test.each([
    ['passed', {}],
    ['rejected', { scores: [1_000, 500_000, 10] }],
    ['belowQuorum', { scores: [500, 10, 10], scores_total: 520 }],
    ['passed', { scores: [500, 10, 10], scores_total: 520, quorum: 0 }],
    ['ended', { ...seven }],
    ['ended', { type: 'weighted' }],
    ['ended', { scores: null }],
    [null, { state: 'active' }],
    [null, { state: 'pending', scores: [] }],
  ])('%s %#', (outcome, change) => {
    const [proposal] = read({ ...basic, ...change }) ?? [];
    expect(proposal && outcomeOf(proposal)).toBe(outcome);
  });
});
