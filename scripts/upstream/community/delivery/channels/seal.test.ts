import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const fields = { address: 'https://ntfy.sh/my-topic', token: 'tk_secret' };

test('fields are read back by the same secret alone, and a changed byte is noticed', () => {
  const seal = createSeal('a secret of the upstream');
  const sealed = seal.close(fields);
  expect(sealed).not.toContain('ntfy');
  expect(seal.open(sealed)).toEqual(fields);
  expect(createSeal('another secret').open(sealed)).toBeNull();
  expect(seal.open(`${sealed.slice(0, -4)}AAAA`)).toBeNull();
  expect(seal.open('')).toBeNull();
});

test('the same fields are sealed anew each time, and known again by their mark', () => {
  const seal = createSeal('a secret of the upstream');
  expect(seal.close(fields)).not.toBe(seal.close(fields));
  const { address, token } = fields;
  expect(seal.mark({ token, address })).toBe(seal.mark(fields));
  expect(seal.mark({ address })).not.toBe(seal.mark(fields));
});
