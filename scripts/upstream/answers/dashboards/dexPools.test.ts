import { poolChains } from '@coinmirror/shared/content/defi/poolChains.ts';
import { POOL_KINDS } from '@coinmirror/shared/indicators/poolMarks.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import { ask, createTestWorld, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { dexParts } from '../../catalogue/content/exchange/dexes.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { FIRST_OF_CHAIN } from '../../simulation/defi/firstOfChain.ts';
import { answer } from '../dispatch/answer.ts';

let moved = 0;
const context = { sources: createTestWorld(() => TEST_TIME + moved), token: '' };
const port = known(context.sources.dexPools);
afterEach(() => {
  moved = 0;
});
const INSTANTS = [0, 65_000, 11 * MINUTE, 3 * DAY];

describe('simulated pools', () => {
  it.each(POOL_KINDS)('that are %s cost what their coins cost', async (kind) => {
    for (const instant of INSTANTS) {
      moved = instant;
      const prices = new Map((await context.sources.coins.all()).map(({ code, price }) => [code, price]));
      const { rows } = await ask('dexPools', { kind, least: 0 }, context);
      expect(rows.length).toBeGreaterThan(30);
      for (const { id, base, price, premium } of rows)
        expect([price, premium], id).toEqual([prices.get(base.code), 0]);
    }
  });

  it('are no older than the first pools of their chain', async () => {
    let seen = 0;
    for (const { code } of poolChains) {
      const pools = await port.pools('trending', code);
      for (const { id, createdAt } of pools)
        expect(known(createdAt), id).toBeGreaterThanOrEqual(Date.parse(FIRST_OF_CHAIN[code]));
      seen += pools.length;
    }
    expect(seen).toBeGreaterThan(50);
  });

  it('trade together no more on a chain than their exchange does there', async () => {
    for (const instant of INSTANTS) {
      moved = instant;
      const volumes = await known(context.sources.pairs).dayVolumes(context.sources.clock.now());
      const lists = await Promise.all(
        POOL_KINDS.flatMap((kind) => poolChains.map(({ code }) => port.pools(kind, code))),
      );
      const byPlace = Map.groupBy(lists.flat(), ({ dex, chainName }) => `${dex} · ${chainName}`);
      expect(byPlace.size).toBeGreaterThan(5);
      const most = new Map(
        exchangeCatalogue.flatMap(({ code, nameEn }) =>
          dexParts(code, volumes.get(code) ?? 0).map((part) => [`${nameEn} · ${part.name}`, part.volume24h]),
        ),
      );
      for (const [place, pools] of byPlace) {
        const traded = sum(pools, ({ volume24h }) => volume24h);
        expect(traded, place).toBeLessThanOrEqual(known(most.get(place)));
      }
    }
  });

  it('are created by the clock: the youngest first, and the same ones at every start', async () => {
    const first = await port.pools('new', null);
    const now = context.sources.clock.now();
    const ages = first.map(({ createdAt }) => now - known(createdAt));
    expect(ages).toEqual(ages.toSorted((one, other) => one - other));
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeLessThan(DAY);
    moved = 30 * MINUTE;
    const later = await port.pools('new', null);
    expect(later[0]?.id).not.toBe(first[0]?.id);
    expect(later.some(({ id }) => id === first[0]?.id)).toBe(true);
    const again = createTestWorld(() => TEST_TIME + moved);
    expect(await known(again.dexPools).pools('new', null)).toEqual(later);
  });

  it('have addresses of their own, and no more people than trades', async () => {
    for (const kind of POOL_KINDS) {
      const pools = await port.pools(kind, null);
      expect(new Set(pools.map(({ id }) => id)).size).toBe(pools.length);
      for (const { buys, sells, buyers, sellers } of pools) {
        expect(known(buyers)).toBeLessThanOrEqual(known(buys));
        expect(known(sellers)).toBeLessThanOrEqual(known(sells));
      }
    }
  });
});

describe('the list of pools', () => {
  it('hides those with little in them unless they are asked for, and says how many', async () => {
    const all = await ask('dexPools', { kind: 'new', least: 0 }, context);
    expect(all.hidden).toBe(0);
    for (const least of [10_000, 100_000, 1_000_000] as const) {
      const list = await ask('dexPools', { kind: 'new', least }, context);
      expect(list.rows).toEqual(all.rows.filter(({ liquidity }) => known(liquidity) >= least));
      expect(list.hidden).toBe(all.rows.length - list.rows.length);
    }
    const usual = await ask('dexPools', { kind: 'new' }, context);
    expect([usual.least, usual.hidden > 0]).toEqual([10_000, true]);
  });

  it('of unknown liquidity hides a pool, too, and shows it where all are asked for', async () => {
    const [pool] = await port.pools('trending', null);
    const unknown = {
      ...known(pool),
      liquidity: null,
      volume24h: null,
      base: { symbol: 'X', name: '', coinCode: null },
    };
    const sources = { ...testContext.sources, dexPools: { ...port, pools: async () => [unknown] } };
    const own = { ...testContext, sources };
    expect(await ask('dexPools', {}, own)).toMatchObject({ rows: [], hidden: 1 });
    const { rows, volume24h } = await ask('dexPools', { least: 0 }, own);
    expect([rows[0]?.liquidity, rows[0]?.premium, volume24h]).toEqual([null, null, null]);
    expect(rows[0]?.base.code).toBe('');
  });

  it('of one chain has its pools alone; of a chain that does not exist it is not found', async () => {
    const { rows } = await ask('dexPools', { chain: 'base' }, context);
    expect(rows.length).toBeGreaterThan(3);
    expect(new Set(rows.map(({ chain }) => chain))).toEqual(new Set(['base']));
    const { status, body } = await answer('dexPools', { chain: 'nowhere' }, context);
    expect([status, body]).toMatchObject([404, { msg: '没有这条公链' }]);
    expect((await answer('dexPools', { least: 5 }, context)).status).toBeGreaterThanOrEqual(400);
  });

  it('marks a pool that is far from its coin’s price', async () => {
    const [pool] = await port.pools('trending', null);
    const dear = { ...known(pool), price: known(known(pool).price) * 1.2 };
    const sources = { ...testContext.sources, dexPools: { ...port, pools: async () => [dear] } };
    const { rows } = await ask('dexPools', { least: 0 }, { ...testContext, sources });
    expect(rows[0]?.premium).toBeCloseTo(20, 6);
    expect(rows[0]?.marks).toContain('offPrice');
  });

  it('says 未接入 where nobody tells it', async () => {
    const sources = { ...testContext.sources, dexPools: null };
    expect((await answer('dexPools', {}, { ...testContext, sources })).body).toMatchObject({ code: 1501 });
  });
});
