import { CHANGE_PERIOD, VOLUME_FLOOR } from '@coinmirror/shared/contract/rankings/moves.ts';
import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import { receiptSum } from '@coinmirror/shared/indicators/priceReceipt.ts';
import { moveSplit } from '@coinmirror/shared/sentences/coinMove.ts';
import { known } from '@coinmirror/testing/world.ts';
import {
  ranksFollowValue,
  totalsAreTheSumOfRows,
  turnoverIsVolumeByValue,
  valueIsPriceTimesSupply,
} from '@coinmirror/upstream/answers/relations/coinRelations.ts';
import { type Instance, sumOf } from '@coinmirror/upstream/answers/relations/relation.ts';
import {
  exchangeIsTheSumOfPairs,
  sharesAddUp,
} from '@coinmirror/upstream/answers/relations/venueRelations.ts';
import { expect } from 'vitest';
import { calendarRelations } from './calendarRelations.ts';
import { dayRelations } from './dayRelations.ts';
import type { ReadEntity, Relation } from './inOneCycle.ts';
import { instrumentRelations } from './instrumentRelations.ts';
import { NotYet } from './notYet.ts';

const PAGE = 200;
const HOUR = 60;

/** Supplies come in pages of 250 coins: with this many, more than two pages have been read. */
const MANY_VALUED = 501;

/** Every ranked coin of the list. */
async function allRows(read: ReadEntity) {
  const first = await read('coinRank', { pagesize: PAGE });
  const pages = Array.from({ length: (first.pageCount ?? 1) - 1 }, (_, at) => at + 2);
  const rest = await Promise.all(pages.map((page) => read('coinRank', { pagesize: PAGE, page })));
  return [first, ...rest].flatMap(({ rows }) => rows);
}

/** Every one holds, and there are so many. */
function expectAll(instances: readonly Instance[], count?: number): void {
  expect(instances.filter(({ holds }) => !holds)).toEqual([]);
  if (count !== undefined) expect(instances).toHaveLength(count);
}

/** Within the last digits of two sums in another order. */
function expectNear(one: number | null, other: number | null, said: string): void {
  expect(Math.abs(known(one) / known(other) - 1), said).toBeLessThan(1e-9);
}

const valuesAgree: Relation = async (read) => {
  const [rows, concept] = [await allRows(read), await read('conceptDetail', { id: 'layer1' })];
  const valued = rows.filter(({ marketCap }) => marketCap !== null);
  if (valued.length < MANY_VALUED) throw new NotYet(`supplies of ${valued.length} coins are read so far`);
  expectAll(valueIsPriceTimesSupply(valued), valued.length);
  expectAll(turnoverIsVolumeByValue(valued));
  expectAll(ranksFollowValue(rows), rows.filter(({ rank }) => rank !== null).length - 1);
  for (const code of ['bitcoin', 'solana', 'pepe']) {
    const { quote } = await read('coinInfo', { code });
    expect(quote.marketCap, code).toBe(rows.find((row) => row.code === code)?.marketCap);
  }
  const members = rows.filter(({ concepts }) => concepts.some(({ id }) => id === 'layer1'));
  expectNear(concept.marketCap, sumOf(members.map(({ marketCap }) => marketCap)), 'layer1');
};

const globalIsTheSumOfRows: Relation = async (read) => {
  const [rows, whole] = [await allRows(read), await read('globalMarket', {})];
  const ranked = rows.filter(({ rank }) => rank !== null);
  expectAll(totalsAreTheSumOfRows(whole, ranked), 3);
};

const boardsSayWhatTheListSays: Relation = async (read) => {
  const list = new Map((await allRows(read)).map((row) => [row.code, row]));
  const everyMover = { per_page: PAGE, sort_type: CHANGE_PERIOD['24h'], min_vol: VOLUME_FLOOR.none } as const;
  const boards = [
    await read('maxChange', { ...everyMover, isup: 1 }),
    await read('maxChange', { ...everyMover, isup: 0 }),
    await read('volumeRank', { per_page: PAGE }),
    await read('turnoverRank', { pagesize: PAGE }),
  ];
  for (const { rows } of boards) {
    expect(rows.length).toBeGreaterThan(100);
    for (const { code, price, change24h, volume24h, marketCap } of rows) {
      const same = known(list.get(code));
      expect([price, change24h, volume24h, marketCap], code).toEqual([
        same.price,
        same.change24h,
        same.volume24h,
        same.marketCap,
      ]);
    }
  }
};

const sharesAgree: Relation = async (read) => {
  const venues = await read('exchangeVolumeRank', { per_page: PAGE, sort: 'spot' });
  const futures = await read('futuresVenues', { per_page: 100 });
  const dexes = await read('dexes', { per_page: 100 });
  const coin = await read('coinTradeShares', { code: 'bitcoin' });
  for (const rows of [venues.rows, futures.rows, dexes.rows, coin]) expectAll(sharesAddUp(rows, ''), 1);
};

const venuesAreTheSumOfTheirPairs: Relation = async (read) => {
  for (const code of ['okx', 'kraken']) {
    const { volume24h } = await read('exchangeInfo', { code });
    const first = await read('exchangePairs', { code, pagesize: 100 });
    const more = Array.from({ length: (first.pageCount ?? 1) - 1 }, (_, at) => at + 2);
    const rest = await Promise.all(more.map((page) => read('exchangePairs', { code, pagesize: 100, page })));
    const pairs = [first, ...rest].flatMap(({ rows }) => rows);
    // An exchange that is late has the volume that others tell of it.
    if (pairs.length === 0) throw new NotYet(`the pairs of ${code} have not been read`);
    expectAll(exchangeIsTheSumOfPairs(code, volume24h, pairs), 1);
  }
  const [list, board] = [
    await read('exchangeRank', { pagesize: PAGE }),
    await read('dexes', { per_page: 100 }),
  ];
  for (const { code, volume24h } of board.rows.filter((row) => (row.volume24h ?? 0) > 0))
    expect(list.rows.find((row) => row.code === code)?.volume24h, code).toBe(volume24h);
};

/** Of an hour that is over, so that no cycle changes it. */
const minutesMakeTheHour: Relation = async (read) => {
  const tickerid = 'binance_btc_usdt';
  const hours = await read('candles', { tickerid, period: HOUR, limit: 3 });
  const minutes = await read('candles', { tickerid, period: 1, limit: 3 * HOUR });
  if (hours.length < 3 || minutes.length < 2 * HOUR) throw new NotYet('the candles have not been read');
  const hour = known(hours.at(-2));
  const own = minutes.filter(({ time }) => time >= hour.time && time < hour.time + HOUR * 60_000);
  expect(own).toHaveLength(HOUR);
  expect([own[0]?.open, own.at(-1)?.close]).toEqual([hour.open, hour.close]);
  expect(Math.max(...own.map(({ high }) => high))).toBe(hour.high);
  expect(Math.min(...own.map(({ low }) => low))).toBe(hour.low);
  expectNear(hour.volume, sumOf(own.map(({ volume }) => volume)), 'volume');
};

const receiptsReckonToThePrice: Relation = async (read) => {
  for (const code of ['bitcoin', 'ethereum', 'dogecoin', 'pepe']) {
    const { price, rule, quotes } = await read('priceReceipt', { code });
    expect(price, code).toBe((await read('coinInfo', { code })).quote.price);
    if (rule === 'median') expect(receiptSum(rule, quotes).value, code).toBe(price);
  }
};

/** What home says of the day is what the bars, the list and the page of futures say of it. */
const theDayOfHomeIsThatOfOthers: Relation = async (read) => {
  const [today, whole] = [await read('marketToday', {}), await read('globalMarket', {})];
  expect(sumOf(today.sizes.map(({ rises }) => rises))).toBe(whole.riseCount);
  expect(sumOf(today.sizes.map(({ falls }) => falls))).toBe(whole.fallCount);
  expect(today.marketCaps.at(-1)?.[1]).toBe(whole.marketCap);
  const { quote } = await read('coinInfo', { code: 'bitcoin' });
  expect([today.bitcoin.price, today.bitcoin.change24h]).toEqual([quote.price, quote.change24h]);
  const { long24h, short24h, hours } = await read('futuresOverview', {});
  expect([today.long24h, today.short24h, today.hours]).toEqual([long24h, short24h, hours]);
};

/** The one number of a page in the data centre is that page's own. */
const answersAreThoseOfTheirPages: Relation = async (read) => {
  const { market, futures, stable, defi, dex, gas } = await read('dataAnswers', {});
  const { marketCap, btcDominance } = await read('globalMarket', {});
  expect([market?.marketCap, market?.btcShare]).toEqual([marketCap, btcDominance]);
  const board = await read('futuresOverview', {});
  const bitcoin = board.coins.find(({ code }) => code === 'bitcoin');
  expect(futures?.openInterest ?? null).toBe(board.openInterest);
  expect([futures?.funding ?? null, futures?.long24h, futures?.short24h]).toEqual([
    bitcoin?.funding ?? null,
    board.long24h,
    board.short24h,
  ]);
  // A page that has no source has no number here either, and is not asked.
  if (stable) expect(stable.marketCap).toBe((await read('stablecoins', {})).marketCap);
  if (defi) expect(defi.tvl).toBe((await read('defiOverview', {})).tvl);
  if (dex) expect(dex.volume24h).toBe((await read('dexOverview', {})).volume24h);
  if (gas) expect(gas.standard).toBe((await read('ethGas', {})).standard);
};

/** The parts of a coin's move add up, to the digit shown, to the change of its page and of the list. */
const movesAddUp: Relation = async (read) => {
  const { rows } = await read('coinRank', { pagesize: PAGE });
  for (const code of ['bitcoin', 'ethereum', 'solana', 'dogecoin', 'chainlink', 'tether']) {
    const move = await read('coinMove', { coincode: code });
    const { quote } = await read('coinInfo', { code });
    const row = rows.find((one) => one.code === code);
    expect([move.change24h, move.change24h], code).toEqual([quote.change24h, row?.change24h]);
    expect(move.split === null, code).toBe(move.unsplit !== null);
    const split = moveSplit(move);
    if (move.split === null) continue;
    const steps = sumOf(known(split).bars.map(({ value }) => Math.round(value * 100)));
    expect((steps / 100).toFixed(2), code).toBe(known(split).total.toFixed(2));
    expect(formatPercent(known(split).total), code).toBe(formatPercent(move.change24h));
  }
};

/** Relations of numbers that stand on several pages, by what they say. */
export const publicRelations: Readonly<Record<string, Relation>> = {
  'market value is price × supply, in list, detail and concept': valuesAgree,
  'the whole market is the sum of its ranked rows': globalIsTheSumOfRows,
  'the day of home is that of the bars, of a coin and of the futures': theDayOfHomeIsThatOfOthers,
  ...dayRelations,
  ...calendarRelations,
  ...instrumentRelations,
  'an answer of the data centre is the number of its page': answersAreThoseOfTheirPages,
  'the parts of a move add up to the change of the coin’s page and of the list': movesAddUp,
  'boards say what the list says': boardsSayWhatTheListSays,
  'a receipt reckons to the price of its coin’s page': receiptsReckonToThePrice,
  'shares add up to 100': sharesAgree,
  'an exchange is the sum of its pairs, and the same on each page': venuesAreTheSumOfTheirPairs,
  'sixty minutes make the hour': minutesMakeTheHour,
};
