import { describe, expect, test } from 'vitest';
import { type Provenance, readAsOf, readProvenance, writeProvenance } from './provenance.ts';

const LIVE: Provenance = { kind: 'public', name: '' };

describe('provenance', () => {
  test.each<Provenance>([
    { kind: 'simulated', name: '' },
    { kind: 'exchange', name: 'Binance' },
    { kind: 'public', name: '金色财经; Jinse' },
  ])('%j survives the header', (provenance) => {
    const header = writeProvenance(provenance);
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(readProvenance(header, LIVE)).toEqual(provenance);
  });

  test.each([null, undefined, '', 'real', 'SIMULATED;x'])('%j says nothing', (header) => {
    expect(readProvenance(header, LIVE)).toBe(LIVE);
  });

  test('a name that cannot be decoded is left out', () => {
    expect(readProvenance('exchange;%E0%A4%A', LIVE)).toEqual({ kind: 'exchange', name: '' });
  });
});

test.each([
  ['1700000000000', 1_700_000_000_500, 1_700_000_000_000],
  [null, 5, 5],
  ['soon', 5, 5],
  ['Infinity', 5, 5],
  ['1', 1_700_000_000_000, 1_700_000_000_000],
])('the time %j at %d is %d', (header, now, time) => {
  expect(readAsOf(header, now)).toBe(time);
});
