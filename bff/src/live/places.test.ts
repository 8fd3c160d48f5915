import { expect, it } from 'vitest';
import { createQuotas } from '../security/quotas.ts';
import { PLACES } from './places.ts';

const OTHER_ADDRESS = '203.0.113.9';

/** How many places addresses get, each asking so often. */
function fill(addresses: readonly string[], each: number) {
  const quotas = createQuotas(PLACES);
  for (const address of addresses) for (let turn = 0; turn < each; turn += 1) quotas.take(address);
  return quotas;
}

const list = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at));

it('an address gets forty places, however it is written', () => {
  const written = ['198.51.100.7', '198.51.100.7:80', '::ffff:198.51.100.7', '[::ffff:198.51.100.7]:1'];
  expect(fill(written, 40).taken()).toBe(40);
});

it.each([
  ['a hundred /56 of one /48', list(101, (at) => `2001:db8:1:${(at << 8).toString(16)}::1`), 40, 400],
  ['a whole IPv4 /24', list(256, (at) => `198.51.100.${at}`), 40, 400],
  ['all /48 of one /32', list(200, (at) => `2001:db8:${at.toString(16)}::1`), 40, 1_334],
])('%s get a part', (_who, addresses, each, most) => {
  const quotas = fill(addresses, each);
  expect(quotas.taken()).toBeLessThanOrEqual(most);
  expect(quotas.take(OTHER_ADDRESS)).not.toBeNull();
});

it('a hundred machines with an address each leave room for others', () => {
  const quotas = fill(
    list(100, (at) => `${at + 1}.1.1.1`),
    40,
  );
  expect(quotas.taken()).toBeLessThan(3_750);
  for (let visitor = 0; visitor < 200; visitor += 1) expect(quotas.take(`203.${visitor}.1.1`)).not.toBeNull();
});

it('a place that is given back is free again, once', () => {
  const quotas = createQuotas(PLACES);
  const places = list(40, () => '198.51.100.7').map((address) => quotas.take(address));
  expect(quotas.take('198.51.100.7')).toBeNull();
  places[0]?.();
  places[0]?.();
  expect(quotas.taken()).toBe(39);
  expect(quotas.take('198.51.100.7')).not.toBeNull();
  expect(quotas.take('198.51.100.7')).toBeNull();
});

it('visitors whose address nobody knows share one line', () => {
  expect(fill(['', 'unknown', 'made up'], 40).taken()).toBe(40);
});
