import { describe, expect, test } from 'vitest';
import {
  cachedFor,
  namesOfPorts,
  type Provenance,
  readAsOf,
  readProvenance,
  writeProvenance,
} from './provenance.ts';

const LIVE: Provenance = { kind: 'public', name: '' };

describe('provenance', () => {
  const gas: Provenance = { kind: 'public', name: '币安+欧易+Ethereum', parts: 'coins:0.1+gas:2+rates:' };

  test.each([
    ['its own', gas, ['gas'], ['Ethereum']],
    ['those of each', gas, ['gas', 'coins'], ['币安', '欧易', 'Ethereum']],
    ['none of a rule', gas, [], []],
    ['all where it was not read', gas, ['mining'], ['币安', '欧易', 'Ethereum']],
    ['all where nobody tells', { ...gas, parts: '' }, ['gas'], ['币安', '欧易', 'Ethereum']],
  ])('a port’s number has the names of %s', (_what, provenance, ports, names) => {
    expect(namesOfPorts(provenance, ports)).toEqual(names);
  });

  test.each<Provenance>([
    { kind: 'simulated', name: '' },
    { kind: 'exchange', name: 'Binance' },
    { kind: 'public', name: '金色财经; Jinse' },
    { kind: 'public', name: '币安+Ethereum', parts: 'coins:0+gas:1' },
  ])('%j survives a round trip through the header', (provenance) => {
    const header = writeProvenance(provenance);
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(readProvenance(header, LIVE)).toEqual(provenance);
  });

  test.each([null, undefined, '', 'real', 'SIMULATED;x'])('%j falls back', (header) => {
    expect(readProvenance(header, LIVE)).toBe(LIVE);
  });

  test('a name that cannot be decoded is dropped', () => {
    expect(readProvenance('exchange;%E0%A4%A', LIVE)).toEqual({ kind: 'exchange', name: '' });
  });
});

test.each([
  ['1700000000000', 1_700_000_000_500, 1_700_000_000_000],
  [null, 5, 5],
  ['soon', 5, 5],
  ['Infinity', 5, 5],
  ['1', 1_700_000_000_000, 1_700_000_000_000],
])('the time %j at %d is read as %d', (header, now, time) => {
  expect(readAsOf(header, now)).toBe(time);
});

const ON_MINUTE = Date.UTC(2026, 0, 15);

test.each([
  // Prices expire with the cycle.
  [5_000, ON_MINUTE, '5000', 5_000],
  [5_000, ON_MINUTE + 55_000, '1200', 1_200],
  [5_000, ON_MINUTE, '0', 0],
  // A lifetime below a cycle ends no later than the cycle.
  [1_000, ON_MINUTE, '3000', 1_000],
  [1_000, ON_MINUTE, '400', 400],
  // A longer lifetime ends with a whole interval of the source's clock.
  [60_000, ON_MINUTE, '5000', 60_000],
  [60_000, ON_MINUTE + 50_000, '2000', 7_000],
  [60_000, ON_MINUTE + 55_000, '2000', 2_000],
  // A source that sends no cycle, or nonsense.
  [60_000, ON_MINUTE + 55_000, undefined, 60_000],
  [60_000, ON_MINUTE + 55_000, '', 60_000],
  [5_000, ON_MINUTE, '-1', 5_000],
  [5_000, ON_MINUTE, '9e9', 5_000],
  [5_000, ON_MINUTE, 'soon', 5_000],
])('a lifetime of %d ms, of %d, with the header %j: kept for %d ms', (lifetime, asOf, holds, ms) => {
  expect(cachedFor(lifetime, asOf, holds)).toBe(ms);
});
