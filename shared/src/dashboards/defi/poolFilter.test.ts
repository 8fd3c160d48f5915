import { ask } from '@coinmirror/testing/world.ts';
import { expect, it } from 'vitest';
import { filteredPools, poolFilterOf } from './poolFilter.ts';

const filterOf = (asked: Readonly<Record<string, string>>) => poolFilterOf((name) => asked[name] ?? null);

it('an address without parameters, or with unknown ones, shows every pool', async () => {
  const { pools } = await ask('defiPools', {});
  expect(filteredPools(pools, filterOf({}))).toEqual(pools);
  expect(filteredPools(pools, filterOf({ least: '7', stable: 'yes' }))).toEqual(pools);
});

it('pools of one chain, of stablecoins, of one coin, of a size', async () => {
  const { pools } = await ask('defiPools', {});
  const shown = (asked: Readonly<Record<string, string>>) => filteredPools(pools, filterOf(asked));
  expect(new Set(shown({ chain: 'solana' }).map(({ chain }) => chain))).toEqual(new Set(['solana']));
  expect(shown({ stable: '1' }).map(({ pair }) => pair)).toEqual(
    expect.arrayContaining(['USDC/USDT', '储蓄 USDS', 'USDC 金库']),
  );
  expect(shown({ stable: '1' }).some(({ pair }) => /ETH|SOL|BNB/.test(pair))).toBe(false);
  expect(shown({ single: '1' }).some(({ pair }) => pair.includes('/'))).toBe(false);
  expect(shown({ least: '1b' }).every(({ tvl }) => tvl >= 1e9)).toBe(true);
  expect(shown({ least: '1b' }).length).toBeGreaterThan(0);
  expect(
    shown({ chain: 'eth', stable: '1', single: '1' }).every((row) => row.chain === 'eth' && row.isStable),
  ).toBe(true);
});
