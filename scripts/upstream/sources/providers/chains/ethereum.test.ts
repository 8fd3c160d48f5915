import { expect, test } from 'vitest';
import { readWire } from '../../testing/readWire.ts';
import { feeHistory } from './ethereum.ts';

const result = {
  oldestBlock: '0x1700000',
  baseFeePerGas: ['0x3b9aca00', '0x77359400', '0x5f5e100'],
  gasUsedRatio: [0.5, 0.25],
  reward: [
    ['0x0', '0x5f5e100', '0x3b9aca00'],
    ['0x1', '0x3b9aca00', '0x77359400'],
  ],
};
const answer = (reported: unknown) => ({ jsonrpc: '2.0', id: 1, result: reported });

test('wei become Gwei, ratios percent; the last base fee is of the block that comes next', () => {
  expect(readWire(feeHistory, answer(result))).toEqual({
    blocks: [
      { block: 0x1700000, baseFee: 1, gasUsed: 50, tips: [0, 0.1, 1] },
      { block: 0x1700001, baseFee: 2, gasUsed: 25, tips: [0, 1, 2] },
    ],
    nextBaseFee: 0.1,
  });
});

test('the node is asked for the last 20 blocks', () => {
  expect(JSON.parse(feeHistory.post ?? '')).toMatchObject({
    method: 'eth_feeHistory',
    params: ['0x14', 'latest', [10, 50, 90]],
  });
});

test.each([
  ['an error', { jsonrpc: '2.0', id: 1, error: { code: -32_005, message: 'limit exceeded' } }],
  ['a column that is too short', answer({ ...result, gasUsedRatio: [0.5] })],
  ['no base fee for the next block', answer({ ...result, baseFeePerGas: result.baseFeePerGas.slice(0, 2) })],
  ['what is no hex', answer({ ...result, oldestBlock: '24117248' })],
])('%s is refused', (_why, wire) => {
  expect(readWire(feeHistory, wire)).toBeNull();
});
