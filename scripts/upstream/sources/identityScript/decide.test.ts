import { describe, expect, test } from 'vitest';
import type { IdentityRow } from '../identity/identityTable.ts';
import { composeTable, type Evidence } from './compose.ts';
import { type Candidate, decide, type VenueBase } from './decide.ts';

const coin = (code: string, reported: Partial<Candidate> = {}): Candidate => ({
  code,
  name: code,
  contracts: new Map(),
  price: 1,
  isOurs: true,
  ...reported,
});
const stranger = (code: string, reported: Partial<Candidate> = {}) =>
  coin(code, { isOurs: false, ...reported });
const base = (reported: Partial<VenueBase> = {}): VenueBase => ({
  base: 'AXL',
  fullName: null,
  listedName: null,
  contracts: [],
  price: 1,
  ...reported,
});
const TON = coin('the-open-network', { name: 'Toncoin', price: 3 });
const tokamak = stranger('tokamak', { name: 'Tokamak Network', price: 0.6 });

describe('a base means', () => {
  test.each<readonly [string, VenueBase, readonly Candidate[], string | null]>([
    ['the coin whose price it has', base(), [coin('axelar'), stranger('axl-inu', { price: 1e-6 })], 'axelar'],
    [
      'the coin of its name among several of its price',
      base({ fullName: 'Axelar' }),
      [coin('axelar'), coin('axle')],
      'axelar',
    ],
    [
      'the coin of its contract',
      base({ contracts: ['0xAB'] }),
      [coin('axelar', { contracts: new Map([['eth', '0xab']]) }), coin('axle')],
      'axelar',
    ],
    [
      'the coin itself and not its bridged copy',
      base(),
      [coin('tether'), stranger('bridged-usdt', { contracts: new Map([['bsc', '0x1']]) })],
      'tether',
    ],
    ['none where the price is another coin’s', base({ price: 0.61 }), [TON, tokamak], null],
    [
      'none where the name is another coin’s of that price',
      base({ fullName: 'Axle', price: 1 }),
      [coin('axelar'), stranger('axle')],
      null,
    ],
    ['none where two of ours have its price', base(), [coin('axelar'), coin('axle')], null],
    ['none of its name at a far price', base({ fullName: 'axelar', price: 5 }), [coin('axelar')], null],
  ])('%s', (_what, own, candidates, code) => {
    expect(decide(own, candidates)?.code).toBe(code);
  });

  test('a refusal says what it is, and what ours costs', () => {
    expect(decide(base({ price: 0.61 }), [TON, tokamak])?.why).toBe('tokamak: 0.61 where the-open-network 3');
    const named = decide(base({ price: 0.61, fullName: 'Tokamak Network' }), [TON]);
    expect(named?.why).toBe('Tokamak Network: 0.61 where the-open-network 3');
  });

  test('what its symbol says where nothing is known of its price', () => {
    expect(decide(base({ price: null }), [coin('axelar'), coin('axle')])).toBeNull();
    expect(decide(base(), [coin('axelar', { price: null })])).toBeNull();
  });

  test('a coin up to a tenth away', () => {
    expect(decide(base({ price: 1.09 }), [coin('axelar')])?.code).toBe('axelar');
    expect(decide(base({ price: 1.11 }), [coin('axelar')])?.code).toBeNull();
  });
});

describe('the table', () => {
  const row = (reported: Partial<IdentityRow>): IdentityRow => ({
    venue: 'upbit',
    base: 'TON',
    code: null,
    by: 'hand',
    why: '',
    ...reported,
  });
  const evidence = (own: readonly VenueBase[]): Evidence => ({
    venues: new Map([['upbit', own]]),
    candidatesOf: () => [TON, tokamak],
    ruled: () => 'the-open-network',
  });

  test('has a row where the symbol misleads, and none where it does not', () => {
    const wrong = composeTable([], evidence([base({ base: 'TON', price: 0.61 })]));
    expect(wrong.rows).toMatchObject([{ venue: 'upbit', base: 'TON', code: null, by: 'script' }]);
    expect(composeTable([], evidence([base({ base: 'TON', price: 3 })])).rows).toEqual([]);
  });

  test('keeps hand rows, and says what speaks against one', () => {
    const { rows, doubts } = composeTable([row({})], evidence([base({ base: 'TON', price: 3 })]));
    expect(rows).toEqual([row({})]);
    expect(doubts).toEqual(['upbit TON: none by hand; the-open-network by price']);
  });

  test('drops its own rows of a venue that answered, and keeps those of one that did not', () => {
    const own = [row({ by: 'script', base: 'OLD' }), row({ by: 'script', venue: 'okx', base: 'OLD' })];
    expect(composeTable(own, evidence([])).rows).toEqual(own.slice(1));
  });
});
