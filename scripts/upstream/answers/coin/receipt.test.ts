import { minuteInAddress } from '@coinmirror/shared/columns/receiptWords.ts';
import { MARKET_TYPE } from '@coinmirror/shared/contract/coin/markets.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { receiptSum } from '@coinmirror/shared/indicators/priceReceipt.ts';
import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import { forEachCoin, thirtyCoins } from '@coinmirror/testing/thirtyCoins.ts';
import { ask, createTestWorld, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it, test } from 'vitest';
import type { PriceReceipt, QuoteRefusal } from '../../ports/receipts.ts';
import { answer } from '../dispatch/answer.ts';

const refusal = async (code: string, at: string) => {
  const { status, body } = await answer('priceReceipt', { code, at }, testContext);
  return { status, body };
};

describe('the receipt of a simulated price, over thirty coins of all kinds', () => {
  it('is the price of the coin’s page, and reckons to it in every digit', async () =>
    forEachCoin(await thirtyCoins(), async ({ code }) => {
      const [receipt, { quote }] = [await ask('priceReceipt', { code }), await ask('coinInfo', { code })];
      expect(receipt.price).toBe(quote.price);
      expect(receipt.time).toBe(TEST_TIME);
      const { value } = receiptSum(receipt.rule, receipt.quotes);
      expect(value).toBe(quote.price);
      expect(formatPrice(value)).toBe(formatPrice(quote.price));
    }));

  it('quotes what the tables of pairs quote, all of them, the odd ones as refused', async () =>
    forEachCoin(await thirtyCoins(), async ({ code }) => {
      const { quotes, refused } = await ask('priceReceipt', { code });
      const lists = await Promise.all(
        [MARKET_TYPE.spot, MARKET_TYPE.dex].map((tickertype) =>
          ask('coinMarkets', { code, tickertype, pagesize: 200 }),
        ),
      );
      const rows = lists.flatMap((list) => list.rows);
      const named = ({ exchangeCode, pair, price }: (typeof rows)[number]) =>
        `${exchangeCode} ${pair} ${price}`;
      const all = [...quotes, ...refused].map(
        ({ exchangeCode, pair, price }) => `${exchangeCode} ${pair} ${price}`,
      );
      expect(all.toSorted()).toEqual(rows.map(named).toSorted());
      const odd = rows.filter(({ isPriceOdd }) => isPriceOdd);
      if (odd.length < rows.length) expect(refused.length).toBe(odd.length);
      expect(quotes.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(100, 9);
    }));

  it('of a past minute is what the receipt was in that minute', async () => {
    const then = TEST_TIME - 17 * 60 * MINUTE - 5 * MINUTE;
    const atThatTime = { sources: createTestWorld(() => then), token: '' };
    for (const code of ['bitcoin', 'tether', 'uniswap', 'pax-gold']) {
      const was = await ask('priceReceipt', { code }, atThatTime);
      const is = await ask('priceReceipt', { code, at: minuteInAddress(then) });
      expect({ ...is, nextAt: 0, oldestAt: 0 }, code).toEqual({ ...was, nextAt: 0, oldestAt: 0 });
      expect(is.nextAt).toBe(then + MINUTE);
    }
  });

  it('says when the price is checked next, and from when on receipts are kept', async () => {
    const { nextAt, oldestAt } = await ask('priceReceipt', { code: 'bitcoin' });
    expect(nextAt).toBe(TEST_TIME + 5_000);
    expect(oldestAt).toBe(TEST_TIME - DAY);
    const oldest = await ask('priceReceipt', { code: 'bitcoin', at: minuteInAddress(oldestAt) });
    expect(oldest.time).toBe(oldestAt);
  });
});

describe('what cannot be had', () => {
  test.each([
    ['写法', 'yesterday'],
    ['写法', '2026-02-30T10:00'],
    ['写法', '1773133800000'],
    ['还没有到', minuteInAddress(TEST_TIME + MINUTE)],
    ['还没有到', '9999-12-31T23:59Z'],
    ['24 小时', minuteInAddress(TEST_TIME - DAY - MINUTE)],
    ['24 小时', '0000-01-01T00:00'],
  ])('says %s of %j', async (words, at) => {
    const { status, body } = await refusal('bitcoin', at);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 422, msg: expect.stringContaining(words) });
  });

  test('a coin that does not exist is a 404, whatever the minute', async () => {
    expect(await refusal('no-such-coin', 'yesterday')).toEqual({
      status: 404,
      body: { code: 404, msg: '没有这个币种' },
    });
  });

  test('a world without receipts says that nobody tells them', async () => {
    const sources = { ...testContext.sources, receipts: null };
    const { body } = await answer('priceReceipt', { code: 'bitcoin' }, { sources, token: '' });
    expect(body).toMatchObject({ code: 1501 });
  });
});

describe('a receipt of public sources', () => {
  const WHY: readonly QuoteRefusal[] = ['stale', 'future', 'spread', 'thin', 'volume', 'crossed', 'outlier'];
  const told: PriceReceipt = {
    price: 60_010,
    time: TEST_TIME,
    rule: 'median',
    confirmedAt: TEST_TIME,
    doubt: '',
    quotes: [
      { exchange: 'binance', pair: 'BTCUSDT', price: 60_000, volume: 9e9, weight: 50, premium: null },
      { exchange: 'okx', pair: 'BTC-USDT、BTC-USD', price: 60_020, volume: 2e9, weight: 50, premium: null },
    ],
    refused: WHY.map((why) => ({ exchange: 'gate', pair: 'BTC_USDT', price: 1, why })),
  };
  const of = async (receipt: PriceReceipt | null) => {
    const receipts = { provenance: { kind: 'exchange', name: '币安' } as const, of: async () => receipt };
    return answer(
      'priceReceipt',
      { code: 'bitcoin' },
      { sources: { ...testContext.sources, receipts }, token: '' },
    );
  };

  it('names exchanges and reasons in Chinese, each reason another', async () => {
    const receipts = { provenance: { kind: 'exchange', name: '币安' } as const, of: async () => told };
    const context = { sources: { ...testContext.sources, receipts }, token: '' };
    const { quotes, refused, rule } = await ask('priceReceipt', { code: 'bitcoin' }, context);
    expect(quotes.map(({ exchangeName }) => exchangeName)).toEqual(['币安', '欧易']);
    expect(receiptSum(rule, quotes).value).toBe(60_010);
    const reasons = refused.map(({ reason }) => reason);
    expect(new Set(reasons).size).toBe(WHY.length);
    for (const reason of reasons) expect(reason).toMatch(/[\u4e00-\u9fff]{3}/);
  });

  it('says so where none is kept of that minute', async () => {
    const { status, body } = await of(null);
    expect([status, body]).toEqual([422, { code: 422, msg: '这一分钟没有这个币种的价格记录' }]);
  });

  it('tells of a venue that the catalogue does not know by its code', async () => {
    const { body } = await of({
      ...told,
      quotes: [{ ...known(told.quotes[0]), exchange: 'nowhere' }],
    });
    expect(JSON.stringify(body)).toContain('"exchangeName":"nowhere"');
  });
});
