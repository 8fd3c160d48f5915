import { describe, expect, test } from 'vitest';
import { creditOf } from '../constants/sourceCredits.ts';
import { readSourceNames } from './namedSources.ts';
import { OBLIGATORY, type Provenance, sourceNames } from './provenance.ts';

const real = (name: string): Provenance => ({ kind: 'public', name });
const simulated: Provenance = { kind: 'simulated', name: '' };

describe('the sources of a page', () => {
  test.each([
    [['币安+欧易+CoinGecko'], 'CoinGecko、币安 等'],
    [['币安', 'CoinGecko'], 'CoinGecko、币安'],
    [['CoinGecko'], 'CoinGecko'],
    [['币安+欧易+Bybit', 'alternative.me', 'CoinGecko'], 'CoinGecko、alternative.me、币安 等'],
    [['币安+欧易+Bybit'], '币安、欧易 等'],
    [['币安', '币安'], '币安'],
    [[''], ''],
    [[], ''],
  ])('of %j are %j: who must be named comes first', (names, words) => {
    expect(sourceNames(names.map(real))).toBe(words);
  });

  test('beside simulated data are those that must be named, and no others', () => {
    expect(sourceNames([real('币安+CoinGecko'), simulated])).toBe('CoinGecko');
    expect(sourceNames([{ kind: 'simulated', name: 'CoinGecko+ahr999-dataset' }])).toBe('CoinGecko');
    expect(sourceNames([real('币安'), simulated])).toBe('');
  });
});

test('who must be named has a link to its own site', () => {
  for (const name of OBLIGATORY) expect(creditOf(name)?.link, name).toMatch(/^https:/);
});

test.each([
  ['CoinGecko、币安 等', ['CoinGecko'], '币安 等'],
  ['CoinGecko、alternative.me', ['CoinGecko', 'alternative.me'], ''],
  ['币安、欧易 等', [], '币安、欧易 等'],
  // Another source whose name holds theirs, and names of an object's own members.
  ['CoinGecko Terminal、constructor', [], 'CoinGecko Terminal、constructor'],
  ['', [], ''],
])('%j is read back', (names, owed, others) => {
  const read = readSourceNames(names);
  expect([read.owed.map(({ name }) => name), read.others]).toEqual([owed, others]);
});
