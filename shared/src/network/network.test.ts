import { describe, expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { lineOf, networksOf } from './networks.ts';
import { exceededQuota, type Held, type QuotaBounds } from './quota.ts';

describe('an address', () => {
  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['198.51.100.7:49152', '198.51.100.7'],
    [' \t198.51.100.7 ', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::FFFF:c633:6407', '198.51.100.7'],
    ['::ffff:198.51.100.7:49152', '198.51.100.7'],
    ['[::ffff:198.51.100.7]:443', '198.51.100.7'],
    ['[198.51.100.7]:443', '198.51.100.7'],
    ['::1', '::1'],
    ['[::1]', '::1'],
    ['[::1]:443', '::1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['2001:0DB8:0:0::0001', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:80', 'fe80::1'],
  ])('%j is %s', (written, text) => {
    expect(readAddress(written)?.text).toBe(text);
  });

  test.each([
    undefined,
    '',
    'unknown',
    '_hidden:80',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '010.1.1.1',
    '::ffff:010.1.1.1',
    '0x7f000001',
    '2130706433',
    '1.2.3.4, 5.6.7.8',
    '1.2.3.4:port',
    '[::1',
    '[]:80',
    '1::2::3',
    '2001:db8::g',
    ':'.repeat(100_000),
    '1:'.repeat(50_000),
  ])('%j is none', (written) => {
    expect(readAddress(written)).toBeNull();
  });
});

describe('the networks of an address', () => {
  test('are a line, a customer’s site and a provider’s region', () => {
    expect(networksOf('198.51.100.7:80')).toEqual({
      line: 'c6336407/32',
      site: 'c63364/24',
      region: 'c633/16',
    });
    expect(networksOf('[2001:db8:1:2f00::1]:80')).toEqual({
      line: '20010db800012f/56',
      site: '20010db80001/48',
      region: '20010db8/32',
    });
  });

  test.each([
    ['198.51.100.7', '198.51.100.7:1', true],
    ['198.51.100.7', '::ffff:198.51.100.7', true],
    ['198.51.100.7', '198.51.100.8', false],
    ['2001:db8:1:2f00::1', '2001:db8:1:2fff:ffff:ffff:ffff:ffff', true],
    ['2001:db8:1:2f00::1', '2001:db8:1:3000::1', false],
    ['1.2.3.4', '102:304::', false],
    ['unknown', '_forged', true],
  ])('of %s and %s share a line: %s', (one, other, share) => {
    expect(lineOf(one) === lineOf(other)).toBe(share);
  });
});

const BOUNDS: QuotaBounds = {
  total: 400,
  levels: {
    line: { most: 4, ofFree: 1 / 20 },
    site: { most: 40, ofFree: 1 / 4 },
    region: { most: 160, ofFree: 1 / 2 },
  },
};

/** Places that are given to each of some visitors in turn, until nobody gets another. */
function fill(visitors: readonly string[]) {
  const held = new Map<string, number>();
  let total = 0;
  const heldBy = (visitor: string): Held => {
    const { line, site, region } = networksOf(visitor);
    const of = (key: string) => held.get(key) ?? 0;
    return { total, levels: { line: of(line), site: of(site), region: of(region) } };
  };
  for (let given = -1; given < total; ) {
    given = total;
    for (const visitor of visitors) {
      if (exceededQuota(BOUNDS, heldBy(visitor), 1) !== null) continue;
      total += 1;
      for (const key of Object.values(networksOf(visitor))) held.set(key, (held.get(key) ?? 0) + 1);
    }
  }
  return { total, isFree: (visitor: string) => exceededQuota(BOUNDS, heldBy(visitor), 1) === null };
}

const times = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at));
const OTHER_ADDRESS = '203.0.113.9';

describe('a share of what all visitors use', () => {
  test('of a line and of a site has its bound', () => {
    expect(fill([OTHER_ADDRESS]).total).toBe(4);
    expect(fill(times(256, (at) => `2001:db8:1:${(at << 8).toString(16)}::1`)).total).toBe(40);
    expect(fill(times(256, (at) => `198.51.100.${at}`)).total).toBe(40);
  });

  test.each([
    ['all sites of a provider', times(2000, (at) => `2001:db8:${at.toString(16)}::1`)],
    ['a dozen rented networks', times(3072, (at) => `10.${at >> 8}.1.${at & 255}`)],
    ['two hundred machines all over the world', times(200, (at) => `${at + 1}.1.1.1`)],
  ])('leaves a place to who holds nothing, whatever %s take', (_who, visitors) => {
    const { total, isFree } = fill(visitors);
    expect(total).toBeGreaterThan(100);
    expect(isFree(OTHER_ADDRESS)).toBe(true);
  });

  test('is never more than there is', () => {
    const held = { total: 395, levels: { line: 0, site: 0, region: 0 } };
    expect(
      exceededQuota({ ...BOUNDS, levels: { ...BOUNDS.levels, line: { most: 9, ofFree: 1 } } }, held, 6),
    ).toBe('total');
  });
});
