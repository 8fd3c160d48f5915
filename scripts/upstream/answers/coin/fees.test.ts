import { priceToEarned } from '@coinmirror/shared/indicators/earnings.ts';
import { ask, createTestWorld, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { coinFeesAreOfTheRanking } from '../relations/feeRelations.ts';

const kindsOf = async (code: string) =>
  (await ask('coinFees', { code }))?.earners.map(({ kind, code: earner }) => `${kind} ${earner}`) ?? null;

describe('the fees of a coin', () => {
  it.each([
    ['uniswap', ['protocol uniswap']],
    ['hyperliquid', ['protocol hyperliquid', 'gas hyperliquid-l1', 'apps hyperliquid-l1']],
    ['ethereum', ['gas eth', 'apps eth']],
    ['tether', ['issuer tether']],
    // Its chain has no coin of its own, and its applications are no reason for a block on Ethereum's page.
    ['dogecoin', null],
  ])('of %s are of %j', async (code, kinds) => {
    expect(await kindsOf(code)).toEqual(kinds);
  });

  it.each(['uniswap', 'aave', 'ethereum', 'hyperliquid', 'usd-coin', 'arbitrum'])(
    'of %s are those of the ranking, row by row',
    async (code) => {
      const fees = known(await ask('coinFees', { code }));
      const instances = coinFeesAreOfTheRanking(fees, await ask('defiFees', {}));
      expect(instances.length).toBeGreaterThan(6);
      expect(instances.filter(({ holds }) => !holds)).toEqual([]);
      for (const { rank, of } of fees.earners) expect(known(rank)).toBeLessThanOrEqual(of);
    },
  );

  it('end by day with the 24 h until now, and never mix a chain with its applications', async () => {
    const { earners, marketCap } = known(await ask('coinFees', { code: 'ethereum' }));
    const [gas, apps] = [known(earners[0]), known(earners[1])];
    expect(gas.days).toHaveLength(90);
    expect(gas.days.at(-1)?.slice(1)).toEqual([gas.fees24h, gas.revenue24h]);
    expect(apps.days).toEqual([]);
    expect(apps.fees24h).not.toBe(gas.fees24h);
    expect(priceToEarned(marketCap, gas.fees30d)).toBeGreaterThan(100);
  });

  it('that no source tells are none, of an earner or of the whole coin; an unknown coin is a 404', async () => {
    const base = createTestWorld(() => TEST_TIME);
    const defi = base.defi && { ...base.defi, gas: async () => [], earned: async () => [] };
    const context = { ...testContext, sources: { ...base, defi } };
    expect(await ask('coinFees', { code: 'uniswap' }, context)).toBeNull();
    const quiet = base.defi && { ...base.defi, gas: async () => [] };
    const partly = await ask(
      'coinFees',
      { code: 'ethereum' },
      { ...testContext, sources: { ...base, defi: quiet } },
    );
    expect(partly?.earners.map(({ kind }) => kind)).toEqual(['apps']);
    await expect(ask('coinFees', { code: 'nobody' })).rejects.toThrow();
  });
});
