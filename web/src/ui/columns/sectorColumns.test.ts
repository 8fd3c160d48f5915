import { expect, test } from 'vitest';
import { breadthColumn } from './sectorColumns.tsx';

const money = { unit: 'USD', perUsd: 1, timeZone: 'Asia/Shanghai' } as const;

test('how many rise and fall is missing from file and order where it is not known, and not nought', () => {
  const { csv, sortValue } = breadthColumn();
  const known = { name: '公链', coinCount: 8, riseCount: 0, fallCount: 8 };
  const unknown = { ...known, riseCount: null, fallCount: null };
  expect([csv?.(known, money), sortValue?.(known)]).toEqual(['0/8', 0]);
  expect([csv?.(unknown, money), sortValue?.(unknown)]).toEqual([null, null]);
});
