import { CHANGE_PERIOD, POSITION_DAYS } from '@coinmirror/shared/contract/rankings/moves.ts';
import { CAP_FILTER } from '@coinmirror/shared/contract/rankings/params.ts';
import { ask, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { ownPairsPart } from '../../simulation/listings/quotes.ts';

const descends = (values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null);
  return known.every((value, at) => at === 0 || value <= (known[at - 1] ?? value));
};

describe('gainers and losers', () => {
  it('have the change, volume and market value of the coin list at the same instant', async () => {
    const { rows } = await ask('maxChange', { isup: 0, sort_type: CHANGE_PERIOD['7d'], per_page: 50 });
    const codes = rows.map(({ code }) => code).join(',');
    const list = new Map((await ask('coinRank', { codes })).rows.map((row) => [row.code, row]));
    for (const row of rows) {
      const same = list.get(row.code);
      expect([row.change, row.change1h, row.change24h, row.volume24h, row.marketCap, row.rank]).toEqual([
        same?.change7d,
        same?.change1h,
        same?.change24h,
        same?.volume24h,
        same?.marketCap,
        same?.rank,
      ]);
    }
  });

  it.each([
    ['5m', 5],
    ['30d', 43_200],
  ] as const)(
    'measure %s from the candles of %d minutes ago, and leave out younger coins',
    async (name, minutes) => {
      const { sources } = testContext;
      const { rows } = await ask('maxChange', { sort_type: CHANGE_PERIOD[name], per_page: 200 });
      expect(rows.length).toBeGreaterThan(10);
      for (const { code, change, price } of rows.slice(0, 10)) {
        // The test's instant begins a five-minute and a half-hour candle.
        const periodMinutes = Math.min(minutes, 30);
        const end = TEST_TIME - minutes * 60_000 + 1;
        const [base] = await sources.candles.list({ code, periodMinutes, end, limit: 1 });
        expect(change).toBeCloseTo((price / (base?.open ?? Number.NaN) - 1) * 100, 8);
      }
    },
  );
});

describe('the volume ranking', () => {
  it.each(['vol', 'vol_w', 'vol_m'] as const)(
    '%s: sorted by its period, whose shares add up to 100',
    async (sort) => {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => ask('volumeRank', { sort, page, per_page: 200 })),
      );
      const rows = pages.flatMap((page) => page.rows);
      const read = { vol: 'volume24h', vol_w: 'volume7d', vol_m: 'volume30d' } as const;
      expect(descends(rows.map((row) => row[read[sort]]))).toBe(true);
      expect(rows.reduce((sum, { volumeShare }) => sum + (volumeShare ?? 0), 0)).toBeCloseTo(100, 6);
    },
  );

  it('has the change of the coin’s own page, and only large coins on request', async () => {
    const { rows } = await ask('volumeRank', { filtertype: CAP_FILTER.top100, per_page: 200 });
    expect(rows).toHaveLength(100);
    expect(rows.every(({ rank }) => (rank ?? 999) <= 100)).toBe(true);
    for (const row of rows.slice(0, 5)) {
      const coin = await ask('coinInfo', { code: row.code });
      expect(row.volumeChange).toBe(coin.quote.volumeChange24h);
      expect(row.volume24h).toBe(coin.quote.volume24h);
    }
  });
});

describe('the turnover ranking', () => {
  it('by seven days is sorted by their mean', async () => {
    const { rows } = await ask('turnoverRank', { sort: 'turnover_week', pagesize: 100 });
    expect(descends(rows.map(({ turnoverRate7d }) => turnoverRate7d))).toBe(true);
  });
});

describe('the ranking of pairs', () => {
  it.each([0, 1])(
    'type %d: shares of all pairs add up to 100, prices equal the coin’s own list',
    async (tickertype) => {
      const { rows, total } = await ask('pairRank', { tickertype, per_page: 200 });
      expect(descends(rows.map(({ volume24h }) => volume24h))).toBe(true);
      expect(total).toBeGreaterThan(1000);
      const [first] = rows;
      const { rows: own } = await ask('coinMarkets', { code: first?.code ?? '', tickertype, pagesize: 100 });
      const same = own.find(({ tickerId }) => tickerId === first?.tickerId);
      expect([same?.price, same?.volume24h, same?.share]).toEqual([
        first?.price,
        first?.volume24h,
        first?.coinShare,
      ]);
    },
  );
});

describe('the ranking of exchanges by volume', () => {
  it('agrees with the list of exchanges; the shares add up to 100', async () => {
    const list = new Map((await ask('exchangeRank', { pagesize: 200 })).rows.map((row) => [row.code, row]));
    for (const sort of ['spot', 'futures', 'total'] as const) {
      const { rows } = await ask('exchangeVolumeRank', { sort, per_page: 200 });
      expect(rows.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(100, 6);
      for (const row of rows) {
        const same = list.get(row.code);
        expect([row.spotVolume24h, row.futuresVolume24h, row.rating]).toEqual([
          same?.volume24h ?? 0,
          same?.futuresVolume24h ?? 0,
          same?.rating,
        ]);
      }
    }
  });

  it('compares with the day before: all exchanges together change like all coins together', async () => {
    const { rows } = await ask('exchangeVolumeRank', { sort: 'spot', per_page: 200 });
    const now = rows.reduce((sum, { spotVolume24h }) => sum + spotVolume24h, 0);
    const before = rows.reduce(
      (sum, row) => sum + row.spotVolume24h / (1 + (row.volumeChange ?? 0) / 100),
      0,
    );
    const { sources } = testContext;
    let [today, yesterday] = [0, 0];
    for (const { code } of await sources.coins.all()) {
      const minutes = await sources.candles.list({ code, periodMinutes: 30, end: TEST_TIME, limit: 96 });
      // A dollar's turnover is mostly in pairs of other coins.
      const own = ownPairsPart({ code });
      const sum = (part: typeof minutes) => own * part.reduce((total, { turnover }) => total + turnover, 0);
      today += sum(minutes.slice(-48));
      yesterday += minutes.length > 48 ? sum(minutes.slice(0, -48)) : 0;
    }
    // Within a few percent: not all of a coin's volume is in listed pairs.
    expect(now / before / (today / yesterday)).toBeCloseTo(1, 1);
  });
});

describe('the ranking by listings', () => {
  it('counts exchanges and pairs as the coin’s own page does', async () => {
    const { rows } = await ask('listingRank', {});
    expect(descends(rows.map(({ exchangeCount }) => exchangeCount))).toBe(true);
    for (const row of rows.slice(0, 3)) {
      const coin = await ask('coinInfo', { code: row.code });
      expect([row.exchangeCount, row.pairCount]).toEqual([
        coin.markets.exchangeCount,
        coin.markets.pairCount,
      ]);
      const shares = await ask('coinTradeShares', { code: row.code });
      expect(row.topShare).toBeCloseTo(shares[0]?.share ?? Number.NaN, 8);
    }
  });
});

describe('the ranking by new listings', () => {
  it('counts the exchanges that announced a coin within a week, each once, and no other coin', async () => {
    const { rows } = await ask('listingRank', { sort: 'new', per_page: 100 });
    const { rows: notices } = await ask('noticeList', { type: 'listing', per_page: 100 });
    const week = notices.filter(({ time }) => time > TEST_TIME - 7 * 86_400_000);
    const coins = new Set(week.flatMap((notice) => notice.coins.map(({ code }) => code)));
    expect(rows.length).toBeGreaterThan(0);
    expect(descends(rows.map(({ newExchanges }) => newExchanges))).toBe(true);
    for (const { code, newExchanges } of rows) {
      const own = week.filter((notice) => notice.coins.some((coin) => coin.code === code));
      expect([coins.has(code), newExchanges]).toEqual([
        true,
        new Set(own.map(({ publisher }) => publisher.code)).size,
      ]);
    }
  });
});

describe('the ranking of sectors', () => {
  it('has the figures of the list of sectors', async () => {
    const list = new Map((await ask('conceptList', { pagesize: 200 })).rows.map((row) => [row.id, row]));
    const { rows } = await ask('conceptRank', { sort: 'vol' });
    expect(descends(rows.map(({ volume24h }) => volume24h))).toBe(true);
    for (const { change1h, volumeShare, ...row } of rows) {
      expect(row).toEqual(list.get(row.id));
      expect(change1h !== null && row.change7d !== null && volumeShare !== null).toBe(true);
    }
  });
});

describe('large positions', () => {
  it.each(POSITION_DAYS)('over %d days: the addresses and coins of the coin’s holders page', async (days) => {
    const { rows } = await ask('largePosition', { days, type: 'increase', pre_page: 10 });
    expect(descends(rows.map(({ changeValue }) => changeValue))).toBe(true);
    for (const row of rows) {
      const holders = await ask('coinHolders', { code: row.code });
      const same = holders?.holders.find(
        ({ address, chain }) => address === row.address && chain === row.chain,
      );
      expect(same?.quantity).toBe(row.quantity);
      expect(same?.share).toBeCloseTo(row.share ?? Number.NaN, 8);
      if (days === 1) expect(same?.change24h).toBeCloseTo(row.change, 8);
    }
  });

  it('can exclude exchanges, contracts and burn addresses', async () => {
    const { rows } = await ask('largePosition', { owner: 'other', pre_page: 100 });
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.every(({ label, isContract, isBurnt }) => label === '' && !isContract && !isBurnt)).toBe(
      true,
    );
  });
});
