import { MARKET_TYPE } from '@coinmirror/shared/contract/coin/markets.ts';
import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import { moveSplit } from '@coinmirror/shared/sentences/coinMove.ts';
import { dayAgo } from '@coinmirror/shared/time/dayAgo.ts';
import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { ask, createTestWorld, known, TEST_TIME } from '@coinmirror/testing/world.ts';
import type { Candle } from '@coinmirror/upstream/ports/candles.ts';
import { afterEach, expect, it } from 'vitest';

/** Numbers that stand in two places, at several instants of a clock that is moved by hand. */
let moved = 0;
const context = { sources: createTestWorld(() => TEST_TIME + moved), token: '' };
/** ms: at a minute's beginning, within a minute, a step of the chart and a quarter of an hour. */
const INSTANTS = [0, 65_000, 433_000, 1_210_000];
afterEach(() => {
  moved = 0;
});

const COINS = [
  'bitcoin',
  'ethereum',
  'solana',
  'dogecoin',
  'ripple',
  'shiba-inu',
  'chainlink',
  'usd-coin',
  'pax-gold',
  'uniswap',
] as const;
/** Each period with the next shorter one. */
const PARTS = [
  [1, 5],
  [5, 15],
  [15, 30],
  [30, 60],
  [60, 240],
  [240, 1440],
  [1440, 10_080],
] as const;
/** Of so many pairs one is also asked for its weeks. */
const WEEKS_OF = 8;

async function pairsOf(code: string) {
  const types = [MARKET_TYPE.spot, MARKET_TYPE.dex, MARKET_TYPE.futures];
  const lists = await Promise.all(
    types.map((tickertype) => ask('coinMarkets', { code, tickertype, pagesize: 500 }, context)),
  );
  return lists.flatMap(({ rows }) => rows).filter(({ tickerId }) => tickerId !== '');
}

const shapeOf = (parts: readonly Candle[]) => ({
  open: parts[0]?.open,
  high: Math.max(...parts.map(({ high }) => high)),
  low: Math.min(...parts.map(({ low }) => low)),
  close: parts.at(-1)?.close,
});

it.each(COINS)(
  'candles of every period of all pairs of %s consist of those of the next shorter',
  async (code) => {
    moved = 433_000;
    const { candles, clock } = context.sources;
    const pairs = await pairsOf(code);
    expect(pairs.length).toBeGreaterThan(5);
    const wrong: string[] = [];
    for (const [at, { tickerId }] of pairs.entries()) {
      for (const [short, long] of at % WEEKS_OF === 0 ? PARTS : PARTS.slice(0, -1)) {
        const [whole] = await candles.list({
          code: tickerId,
          periodMinutes: long,
          end: clock.now(),
          limit: 1,
        });
        if (!whole) throw new Error(`${tickerId} has no candles`);
        const limit = Math.ceil((clock.now() - whole.time + 1) / (short * MINUTE));
        const parts = await candles.list({ code: tickerId, periodMinutes: short, end: clock.now(), limit });
        const { open, high, low, close } = whole;
        const together = shapeOf(parts.filter(({ time }) => time >= whole.time));
        if (JSON.stringify({ open, high, low, close }) !== JSON.stringify(together))
          wrong.push(`${tickerId} ${long}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

it('a pair’s header is its list row, its candles’ last day, and within its order book; trades print the book', async () => {
  for (const ms of INSTANTS) {
    moved = ms;
    const now = context.sources.clock.now();
    for (const row of (await pairsOf('ethereum')).slice(0, 12)) {
      const pair = await ask('klinePair', { tickerid: row.tickerId }, context);
      const said = `${row.tickerId} after ${ms} ms`;
      expect(pair.price, said).toBe(row.quotePrice);
      expect(pair.change24h, said).toBe(row.change24h);
      const minutes = await context.sources.candles.list({
        code: row.tickerId,
        periodMinutes: 1,
        end: now,
        limit: Math.ceil((now - dayAgo(now)) / MINUTE),
      });
      const { open, high, low, close } = shapeOf(minutes);
      expect([pair.high24h, pair.low24h, pair.price], said).toEqual([high, low, close]);
      expect(known(pair.change24h), said).toBeCloseTo((known(close) / known(open) - 1) * 100, 9);
      const { bids, asks } = await ask('orderBook', { tickerid: row.tickerId, limit: 5 }, context);
      const [bid, offer] = [known(bids[0]?.[0]), known(asks[0]?.[0])];
      expect(known(pair.price), said).toBeGreaterThanOrEqual(bid);
      expect(known(pair.price), said).toBeLessThanOrEqual(offer);
      const trades = await ask('trades', { tickerid: row.tickerId, limit: 40 }, context);
      for (const { time, price, side } of trades) {
        const book = await context.sources.orderBooks?.top(row.tickerId, 1, Math.floor(time / 1000) * 1000);
        expect(price, said).toBe(side === 'buy' ? book?.asks[0]?.[0] : book?.bids[0]?.[0]);
      }
    }
  }
});

it('a coin’s opening is that of its chart, its all-time high that of its history and its drawdown', async () => {
  for (const ms of INSTANTS) {
    moved = ms;
    for (const code of COINS.slice(0, 4)) {
      const said = `${code} after ${ms} ms`;
      const { quote, history } = await ask('coinInfo', { code }, context);
      const [first] = await ask('coinCharts', { code, type: 'd' }, context);
      expect(Number(known(quote.open24h).toPrecision(10)), said).toBe(first?.priceUsd);
      const days = await ask('coinHistory', { coincode: code, per_page: 1 }, context);
      const drawdown = await ask('indicator', { key: 'drawdown', code, days: 1 }, context);
      expect([days.high, drawdown.at(-1)?.lines[0]], said).toEqual([
        history.allTimeHigh,
        history.allTimeHigh,
      ]);
      const events = await ask('coinBigEvents', { coincode: code }, context);
      expect(
        events.map(({ price }) => price),
        said,
      ).toContain(history.allTimeHigh);
    }
  }
});

it('a flash’s base is the price of the instant it quotes, the same in the list and in a coin’s feed', async () => {
  moved = 433_000;
  const { rows } = await ask('newsList', { channelid: 24, per_page: 100 }, context);
  for (const { coins, quotedAt, title } of rows) {
    for (const { code, priceThen } of coins.filter((coin) => coin.code !== '')) {
      const [price = null] = await context.sources.candles.prices(code, [known(quotedAt)]);
      expect(priceThen, title).toBe(price);
    }
  }
  const feed = await ask('coinFeed', { coincode: 'bitcoin', type: 'flash', per_page: 20 }, context);
  for (const entry of feed.rows) {
    const flash = rows.find(({ id }) => entry.path.endsWith(`/${id}.html`));
    if (flash) expect(entry.price, entry.title).toBe(flash.coins[0]?.priceThen);
  }
});

it.each(INSTANTS)('%d ms later what home says of the day is what other pages say of it', async (later) => {
  moved = later;
  const [today, whole] = [await ask('marketToday', {}, context), await ask('globalMarket', {}, context)];
  const count = (of: (size: (typeof today.sizes)[number]) => number) =>
    today.sizes.reduce((sum, size) => sum + of(size), 0);
  expect([count(({ rises }) => rises), count(({ falls }) => falls)]).toEqual([
    whole.riseCount,
    whole.fallCount,
  ]);
  expect(today.marketCaps.at(-1)?.[1]).toBe(whole.marketCap);
  const { long24h, short24h, hours } = await ask('futuresOverview', {}, context);
  expect([today.long24h, today.short24h, today.hours]).toEqual([long24h, short24h, hours]);
});

it.each(INSTANTS)(
  '%d ms later a coin’s move in parts adds up to the change of list and page',
  async (later) => {
    moved = later;
    const { rows } = await ask('coinRank', { pagesize: 40 }, context);
    for (const { code, change24h } of rows) {
      const move = await ask('coinMove', { coincode: code }, context);
      expect(move.change24h, code).toBe(change24h);
      if (move.split === null) {
        expect(move.unsplit, code).not.toBeNull();
        continue;
      }
      const split = known(moveSplit(move));
      const steps = split.bars.reduce((sum, { value }) => sum + Math.round(value * 100), 0);
      expect(formatPercent(steps / 100), code).toBe(formatPercent(change24h));
    }
  },
);
