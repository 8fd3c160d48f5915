import { ask, createTestWorld, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import type { CoinSnapshot } from '../../ports/coins.ts';
import { NotConnectedError } from '../../ports/requirePort.ts';
import { equal } from '../relations/relation.ts';
import { CHECKS, type Check } from './checks.ts';
import { runSelfCheck } from './selfCheck.ts';

const { sources } = testContext;
const REAL = { kind: 'public', name: '' } as const;
const quiet = { log: () => undefined };

const broken = {
  ...sources,
  coins: {
    ...sources.coins,
    all: async () =>
      (await sources.coins.all()).map((coin) =>
        coin.code === 'ethereum' ? withValue(coin, (coin.marketCap ?? 0) * 1.02) : coin,
      ),
  },
};

/** The same coin with another market value: some of its numbers are computed when they are read. */
function withValue(coin: CoinSnapshot, marketCap: number): CoinSnapshot {
  return new Proxy(coin, {
    get: (own, name) => (name === 'marketCap' ? marketCap : Reflect.get(own, name, own)),
  });
}

describe('the check of our own numbers', () => {
  it('holds for every relation of the simulated market, whichever rows have their turn', async () => {
    for (const turn of [0, 1, 2, 7, 40]) {
      const found = await runSelfCheck({ sources, turn }, quiet);
      expect(found.failures).toEqual([]);
      expect(found).toMatchObject({ at: TEST_TIME, failed: 0 });
      expect(found.checked).toBeGreaterThan(100);
    }
  });

  it('looks at something by each of its checks, at pairs of exchanges where they are read and not made', async () => {
    const real = { ...sources, pairs: sources.pairs && { ...sources.pairs, provenance: REAL } };
    for (const [name, { look }] of Object.entries(CHECKS)) {
      const found = await Promise.all([sources, real].map((each) => look({ sources: each, turn: 0 })));
      expect(found.flat().length, name).toBeGreaterThan(0);
      expect(
        found.flat().filter(({ holds }) => !holds),
        name,
      ).toEqual([]);
    }
  });

  it('names a relation that is broken with both numbers and where they stand', async () => {
    const found = await runSelfCheck({ sources: broken, turn: 0 }, quiet);
    const named = found.failures.find(({ relation }) => relation === '流通市值 = 价格 × 流通量');
    expect(named).toMatchObject({
      subject: 'ethereum',
      left: { path: '/' },
      right: { path: '/currencies/ethereum' },
    });
    expect((named?.left.value ?? 0) / (named?.right.value ?? 1)).toBeCloseTo(1.02, 9);
    expect(found.failed).toBeGreaterThan(0);
    const answered = await ask('selfCheck', {}, { ...testContext, selfCheck: () => found });
    expect(answered).toMatchObject({ at: TEST_TIME, checked: found.checked, failed: found.failed });
    expect(answered.failures).toContainEqual(expect.objectContaining({ subject: 'ethereum' }));
  });

  it('counts a check that throws as failed, logs why and shows nothing of it', async () => {
    const lines: string[] = [];
    const failing: Check = async () => {
      throw new Error('secret of /var/lib');
    };
    const found = await runSelfCheck(
      { sources, turn: 0 },
      { log: (line) => void lines.push(line), checks: { totals: { title: '合计', look: failing } } },
    );
    expect(found).toMatchObject({ checked: 1, failed: 1 });
    expect(JSON.stringify(found)).not.toContain('secret');
    expect(lines).toEqual(['the self-check of totals threw: secret of /var/lib']);
    expect(found.failures[0]?.relation).toBe('合计：未能核对');
  });

  it('leaves out what has no source, and what a cycle began in the middle of', async () => {
    let now = TEST_TIME;
    const moving = createTestWorld(() => now);
    const unequal = () => [
      equal('', '', [
        { value: 1, path: '' },
        { value: 2, path: '' },
      ]),
    ];
    const looks: Readonly<Record<string, Check>> = {
      unconnected: async () => {
        throw new NotConnectedError('venues');
      },
      torn: async () => {
        now += 5_000;
        return unequal();
      },
    };
    const checks = Object.fromEntries(
      Object.entries(looks).map(([name, look]) => [name, { title: name, look }]),
    );
    expect(await runSelfCheck({ sources: moving, turn: 0 }, { ...quiet, checks })).toMatchObject({
      checked: 0,
      failed: 0,
    });
  });

  it('says that nothing has been checked before the first run', async () => {
    expect(await ask('selfCheck', {})).toEqual({ at: null, checked: 0, failed: 0, failures: [] });
  });
});
