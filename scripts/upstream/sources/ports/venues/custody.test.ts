import { expect, test } from 'vitest';
import { NotConnectedError } from '../../../ports/requirePort.ts';
import { createStubWorld } from '../../testing/stubWorld.ts';
import { custodyPort } from './custody.ts';

const row = { id: '1', name: 'Somebody', chains: ['Ethereum'] };
const port = custodyPort(
  createStubWorld({
    now: 1,
    answers: {
      'LLAMA /protocols': [
        { ...row, slug: 'okx', category: 'CEX', tvl: 25e9 },
        { ...row, slug: 'bybit', category: 'Dexes', tvl: 7 },
        { ...row, slug: 'gate-io', category: 'CEX', tvl: 9e9 },
        { ...row, slug: 'kucoin', category: 'CEX', tvl: 0 },
      ],
    },
  }),
);

test.each([
  ['okx', 25e9],
  ['gate', 9e9],
  ['bybit', null],
  ['kucoin', null],
  ['kraken', null],
])('%s holds %s', async (exchange, usd) => {
  expect(await port.total(exchange)).toBe(usd);
});

test('addresses and ratios are told by nobody', async () => {
  await expect(port.addresses('okx', [1])).rejects.toThrow(NotConnectedError);
  await expect(port.ratios('okx', ['bitcoin'], [1])).rejects.toThrow(NotConnectedError);
});

test('before DefiLlama has answered nothing is known, and nothing fails', async () => {
  expect(await custodyPort(createStubWorld({ now: 1 })).total('okx')).toBeNull();
});
