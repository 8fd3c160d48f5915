import { COIN_LIST_TYPE } from '@coinmirror/shared/contract/coins.ts';
import { sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import { ask, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { requirePort } from '../../ports/requirePort.ts';
import { answer } from '../dispatch/answer.ts';
import { futuresIndex, liquidationsByExchange } from '../indexes/futures.ts';
import { futuresFacts, meanFunding } from './futuresRow.ts';

const { all, futures } = COIN_LIST_TYPE;

describe('the list of coins with futures', () => {
  it('has the figures of the futures market', async () => {
    const [{ rows }, { coins }] = await Promise.all([
      ask('coinRank', { type: futures, pagesize: 100 }),
      ask('futuresOverview', {}),
    ]);
    const overview = new Map(coins.map((coin) => [coin.code, coin]));
    expect(rows.length).toBeGreaterThan(20);
    for (const { code, futures: own } of rows) {
      const reported = overview.get(code);
      expect(own?.openInterest ?? null, code).toBe(reported?.openInterest ?? null);
      expect(own?.volume24h ?? null, code).toBe(reported?.volume24h ?? null);
      expect(own?.funding ?? null, code).toBe(reported?.funding ?? null);
    }
  });

  it('has the long accounts of the coin’s own page', async () => {
    const { rows } = await ask('coinRank', { type: futures, pagesize: 10 });
    expect(rows).toHaveLength(10);
    for (const { code, futures: own } of rows)
      expect(own?.long, code).toBe((await ask('coinLongShort', { code }))?.long);
  });

  it.each(['open_interest', 'futures_vol'] as const)(
    'is sorted by %s over the whole market',
    async (sort) => {
      const { rows } = await ask('coinRank', { type: futures, pagesize: 200, sort });
      const figures = rows.map(({ futures: own }) =>
        sort === 'open_interest' ? own?.openInterest : own?.volume24h,
      );
      expect(figures).toEqual(figures.toSorted((a, b) => (b ?? -1) - (a ?? -1)));
    },
  );

  it('is not sent with other lists', async () => {
    const { rows } = await ask('coinRank', { type: all, pagesize: 5 });
    expect(rows.map((row) => row.futures)).toEqual([null, null, null, null, null]);
  });
});

describe('a source that does not tell everything', () => {
  const port = requirePort(testContext.sources, 'contracts');
  /** A world in which Binance tells no open interest, and Bitget no interval of its funding. */
  const world = {
    ...testContext.sources,
    contracts: {
      ...port,
      of: async (code: string) =>
        (await port.of(code)).flatMap((one) => {
          if (one.exchange === 'binance') return { ...one, openInterest: null };
          return one.exchange === 'bitget' ? { ...one, fundingHours: null, nextFundingAt: null } : [];
        }),
    },
  };

  it('leaves unknown open interest out of the sum, and unknown intervals out of the rate', async () => {
    const reported = await world.contracts.of('bitcoin');
    const bitget = reported.filter(({ exchange }) => exchange === 'bitget');
    expect(reported.length).toBeGreaterThan(bitget.length);
    expect(meanFunding(reported)).toBeNull();
    expect(sumKnown(reported, ({ openInterest }) => openInterest)).toBe(
      sumKnown(bitget, ({ openInterest }) => openInterest),
    );
  });

  it('takes liquidations by exchange as they are told, and divides them only where they are not', async () => {
    const liquidations = requirePort(testContext.sources, 'liquidations');
    const reported = new Map([['gate', { long: 3, short: 1 }]]);
    const sources = {
      ...testContext.sources,
      liquidations: { ...liquidations, byExchange: async () => reported },
    };
    expect(liquidationsByExchange(await futuresIndex(sources))).toBe(reported);
    const { body } = await answer('futuresVenues', { per_page: 100 }, { ...testContext, sources });
    expect(body).toMatchObject({
      data: { list: expect.arrayContaining([expect.objectContaining({ id: 'gate', liquidation: 4 })]) },
    });
    expect(liquidationsByExchange(await futuresIndex(testContext.sources)).size).toBeGreaterThan(5);
  });

  it('shows what exchanges tell of accounts where none tells open interest, and no mean of them', async () => {
    const silent = {
      ...testContext.sources,
      contracts: {
        ...port,
        of: async (code: string) => (await port.of(code)).map((one) => ({ ...one, openInterest: null })),
      },
    };
    const context = { ...testContext, sources: silent };
    const { body } = await answer('coinLongShort', { code: 'bitcoin' }, context);
    expect(body).toMatchObject({
      data: {
        long_percent: null,
        short_percent: null,
        list: expect.arrayContaining([expect.objectContaining({ exchange_code: 'binance' })]),
        history: [],
      },
    });
  });

  it('has open interest and funding without a source of liquidations or of accounts', async () => {
    const sources = { ...testContext.sources, liquidations: null, longShort: null };
    const { traded, liquidated } = await futuresIndex(sources);
    expect(traded[0]?.openInterest).toBeGreaterThan(0);
    expect(liquidated.every(({ hours, orders }) => hours.length + orders.length === 0)).toBe(true);
    const [bitcoin] = traded;
    expect(bitcoin && (await futuresFacts(bitcoin.coin, sources))).toMatchObject({ long: null });
    const { body } = await answer('futuresOverview', {}, { ...testContext, sources });
    expect(body).toMatchObject({ data: { long24h: null, short24h: null, hours: [], orders: [] } });
  });
});
