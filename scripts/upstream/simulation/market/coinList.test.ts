import { COIN_LIST_TYPE } from '@coinmirror/shared/contract/coins.ts';
import { ask, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/dispatch/answer.ts';
import { cnyPerUsd } from '../economy/economy.ts';

const all = { pagesize: 200 } as const;

/** What other readers of the wire find in a row. */
interface WrittenCoin
  extends Readonly<
    Record<
      | 'current_price'
      | 'current_price_usd'
      | 'market_value'
      | 'market_value_usd'
      | 'vol'
      | 'vol_usd'
      | 'supply'
      | 'turnoverrate'
      | 'drop_ath'
      | 'high_price',
      number
    >
  > {
  readonly kline_data: string;
}

describe('coinRank', () => {
  it('lists only ranked coins, in rank order', async () => {
    const { rows } = await ask('coinRank', all);
    expect(rows.map((row) => row.rank)).toEqual(rows.map((_, at) => at + 1));
  });

  it('separates coins from tokens, and names each token’s chain', async () => {
    const [everything, coins, tokens] = await Promise.all(
      [COIN_LIST_TYPE.all, COIN_LIST_TYPE.coins, COIN_LIST_TYPE.tokens].map((type) =>
        ask('coinRank', { ...all, type }),
      ),
    );
    expect((coins?.total ?? 0) + (tokens?.total ?? 0)).toBe(everything?.total);
    expect(tokens?.rows.every((row) => row.token !== null)).toBe(true);
    expect(coins?.rows.every((row) => row.token === null)).toBe(true);
  });

  it('describes mining for each mineable coin', async () => {
    const { rows } = await ask('coinRank', { ...all, type: COIN_LIST_TYPE.mineable });
    expect(
      rows.every((row) => row.isMineable && `${row.mining?.algorithm}${row.mining?.consensus}` !== ''),
    ).toBe(true);
    expect(rows.find(({ code }) => code === 'bitcoin')?.mining?.hashRate).toBeGreaterThan(0.9e21);
  });

  it('never names a past halving, in the list and on the coin’s page', async () => {
    const { rows } = await ask('coinRank', { ...all, type: COIN_LIST_TYPE.mineable });
    const halving = rows.filter(({ mining }) => mining?.nextHalvingAt != null);
    expect(halving.length).toBeGreaterThan(5);
    for (const { code, mining } of halving) {
      expect(mining?.nextHalvingAt, code).toBeGreaterThan(TEST_TIME);
      const { chain } = await ask('coinInfo', { code });
      expect([chain.nextHalvingAt, chain.blockReward, chain.nextReward], code).toEqual([
        mining?.nextHalvingAt,
        mining?.blockReward,
        mining?.nextReward,
      ]);
    }
  });

  it('gives unranked coins no rank and no market value, but a reason', async () => {
    const { rows } = await ask('coinRank', { ...all, type: COIN_LIST_TYPE.unranked });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.rank === null && row.marketCap === null)).toBe(true);
    expect(rows.every((row) => (row.record?.reason ?? '') !== '')).toBe(true);
  });

  it('warns of every unrecorded coin and shows no trend for it', async () => {
    const { rows } = await ask('coinRank', { ...all, type: COIN_LIST_TYPE.unrecorded });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.sparkline.length === 0 && (row.record?.risks.length ?? 0) > 0)).toBe(true);
  });

  it('puts missing values last in either direction', async () => {
    const codes = 'bitcoin,tether,ethereum';
    const unranked = (await ask('coinRank', { type: COIN_LIST_TYPE.unranked, pagesize: 1 })).rows[0]?.code;
    for (const asc of [0, 1]) {
      const { rows } = await ask('coinRank', {
        codes: `${unranked},${codes}`,
        sort: 'market_value_usd',
        asc,
      });
      expect(rows.at(-1)?.code).toBe(unranked);
      expect(rows).toHaveLength(4);
    }
  });

  it('sorts the whole list, not one page', async () => {
    const { rows } = await ask('coinRank', { sort: 'change_percent', pagesize: 10 });
    const everything = await ask('coinRank', all);
    expect(rows[0]?.change24h).toBeGreaterThanOrEqual(
      Math.max(...everything.rows.map((row) => row.change24h ?? -100)),
    );
  });

  it('filters by sector or chain', async () => {
    const concept = (await ask('conceptList', {})).rows.find((row) => known(row.coinCount) > 3);
    const members = await ask('coinRank', { ...all, concept: concept?.id });
    expect(members.total).toBe(concept?.coinCount);
    const token = (await ask('coinRank', { type: COIN_LIST_TYPE.tokens })).rows[0];
    const chain = token?.token?.chain;
    const ofChain = await ask('coinRank', { ...all, type: COIN_LIST_TYPE.tokens, chain });
    expect(ofChain.rows.length).toBeGreaterThan(0);
    expect(ofChain.rows.every((row) => row.token?.chain === chain)).toBe(true);
  });

  it('writes CNY as USD times the rate, and all relations between figures hold', async () => {
    const { body } = await answer('coinRank', { pagesize: 100 }, testContext);
    const { data } = body as { readonly data: readonly WrittenCoin[] };
    const rate = cnyPerUsd(TEST_TIME);
    for (const wire of data) {
      const [usd, cap, volume] = [
        Number(wire.current_price_usd),
        Number(wire.market_value_usd),
        Number(wire.vol_usd),
      ];
      expect(Number(wire.current_price) / usd).toBeCloseTo(rate, 9);
      expect(Number(wire.market_value) / cap).toBeCloseTo(rate, 9);
      expect(Number(wire.vol) / volume).toBeCloseTo(rate, 9);
      expect((usd * Number(wire.supply)) / cap).toBeCloseTo(1, 9);
      expect(Number(wire.turnoverrate)).toBeCloseTo((volume / cap) * 100, 6);
      expect(Number(wire.drop_ath)).toBeCloseTo((usd / Number(wire.high_price) - 1) * 100, 6);
      expect(wire.kline_data.split(',')).toHaveLength(28);
    }
  });
});

describe('newCoins', () => {
  it('lists the newest first, none from the future, with their opening price', async () => {
    const { rows } = await ask('newCoins', {});
    const times = rows.map((row) => row.listedAt ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBeLessThanOrEqual(TEST_TIME);
    expect(rows.every((row) => row.firstPrice !== null)).toBe(true);
  });
});
