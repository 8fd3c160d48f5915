import { ask } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';

describe('coinDirectory', () => {
  it('has every coin and exchange once, with pinyin for Chinese names', async () => {
    const entries = await ask('coinDirectory', {});
    const keys = entries.map((entry) => `${entry.kind} ${entry.code}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(entries.find((entry) => entry.code === 'bitcoin')).toMatchObject({
      name: '比特币',
      pinyin: 'bi te bi',
      rank: 1,
    });
    expect(entries.find((entry) => entry.code === 'solana')).toMatchObject({
      name: 'Solana',
      alias: '索拉纳',
      pinyin: 'suo la na',
    });
    expect(entries.find((entry) => entry.kind === 'exchange' && entry.code === 'gate')).toMatchObject({
      name: 'Gate（芝麻）',
      alias: '芝麻开门',
      pinyin: 'zhi ma kai men',
    });
  });
});

describe('coinContracts', () => {
  it('has contracts of coins of the directory, one entry per chain of a token', async () => {
    const known = new Set((await ask('coinDirectory', {})).map(({ code }) => code));
    const contracts = await ask('coinContracts', {});
    expect(contracts.filter(({ code }) => !known.has(code))).toEqual([]);
    const chains = contracts.filter(({ code }) => code === 'usd-coin').map(({ chain }) => chain);
    expect(chains.length).toBeGreaterThan(3);
    expect(new Set(chains).size).toBe(chains.length);
  });
});
