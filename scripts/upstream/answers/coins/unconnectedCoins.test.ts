import { COIN_LIST_TYPE } from '@coinmirror/shared/contract/coins.ts';
import { ask, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import type { PortName } from '../../ports/sources.ts';
import { answer } from '../dispatch/answer.ts';

/** The test market without some of its sources. */
function without(...ports: readonly PortName[]) {
  const missing = Object.fromEntries(ports.map((port) => [port, null]));
  return { ...testContext, sources: { ...testContext.sources, ...missing } };
}

describe('coin data without a source', () => {
  it.each([
    ['coinHolders', { code: 'bitcoin' }, 'holders'],
    ['addressRank', {}, 'holders'],
    ['largePosition', {}, 'holders'],
    ['socialRank', {}, 'social'],
    ['projectRank', {}, 'repositories'],
    ['hotSearch', {}, 'searches'],
    ['softwareDetail', { id: 'metamask' }, 'releases'],
    ['dapps', {}, 'dapps'],
    ['exchangeReserves', { code: 'binance' }, 'reserves'],
    ['exchangeWallets', { code: 'binance' }, 'reserves'],
  ] as const)('%s, which has no other data, is not connected', async (name, params, port) => {
    const { status, body } = await answer(name, params, without(port));
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: 1501 });
  });

  it('is null on pages with other data', async () => {
    const { supply } = await ask('coinInfo', { code: 'bitcoin' }, without('holders'));
    expect(supply.holders).toBeNull();
    expect(supply.circulatingSupply).toBeGreaterThan(0);
    const exchange = await ask('exchangeInfo', { code: 'binance' }, without('reserves'));
    expect(exchange.reserve).toBeNull();
    const { rows: tokens } = await ask('coinRank', { type: COIN_LIST_TYPE.tokens }, without('holders'));
    expect(new Set(tokens.map(({ token }) => token?.holders))).toEqual(new Set([null]));
    const { rows: mined } = await ask('coinRank', { type: COIN_LIST_TYPE.mineable }, without('mining'));
    expect(new Set(mined.map(({ mining }) => mining?.hashRate))).toEqual(new Set([null]));
  });

  it('is no fact for or against a coin', async () => {
    const { risks } = await ask('coinRisk', { code: 'sui' }, without('holders', 'unlocks'));
    expect(risks.length).toBeGreaterThan(0);
    expect(risks.map(({ text }) => text).join()).not.toMatch(/持有|解锁/);
  });

  it('leaves public sales, and the order by followers', async () => {
    const { rows: sales } = await ask('saleRank', { per_page: 200 }, without('sales'));
    expect(sales.map(({ code }) => code)).toContain('ethereum');
    expect(new Set(sales.map(({ target }) => target))).toEqual(new Set([null]));
    const { rows } = await ask('socialRank', { per_page: 50 }, without('repositories'));
    expect(rows).toHaveLength(50);
    expect(new Set(rows.map(({ githubScore }) => githubScore))).toEqual(new Set([null]));
  });
});
