import { CHANGE_PERIOD } from '@coinmirror/shared/contract/rankings/moves.ts';
import { known } from '@coinmirror/testing/world.ts';
import { expect } from 'vitest';
import type { ReadEntity } from './inOneCycle.ts';
import { NotYet } from './notYet.ts';

const PAGE = 200;
const HOUR = 60;

/** Supplies come in pages of 250 coins: with this many, more than two pages have been read. */
const MANY_VALUED = 501;

/** A relation of one cycle: it reads through `read`, and throws where it does not hold. */
type Relation = (read: ReadEntity) => Promise<void>;

/** Every ranked coin of the list. */
async function allRows(read: ReadEntity) {
  const first = await read('coinRank', { pagesize: PAGE });
  const pages = Array.from({ length: (first.pageCount ?? 1) - 1 }, (_, at) => at + 2);
  const rest = await Promise.all(pages.map((page) => read('coinRank', { pagesize: PAGE, page })));
  return [first, ...rest].flatMap(({ rows }) => rows);
}

const sumOf = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** Within the last digits of two sums in another order. */
function expectNear(one: number | null, other: number | null, said: string): void {
  expect(Math.abs(known(one) / known(other) - 1), said).toBeLessThan(1e-9);
}

const valueIsPriceTimesSupply: Relation = async (read) => {
  const [rows, concept] = [await allRows(read), await read('conceptDetail', { id: 'layer1' })];
  const valued = rows.filter(({ marketCap }) => marketCap !== null);
  if (valued.length < MANY_VALUED) throw new NotYet(`supplies of ${valued.length} coins are read so far`);
  for (const { code, price, circulatingSupply, marketCap } of valued)
    expectNear(marketCap, known(price) * known(circulatingSupply), code);
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
  expectNear(whole.marketCap, sumOf(ranked.map(({ marketCap }) => marketCap)), 'market value');
  expectNear(whole.volume24h, sumOf(ranked.map(({ volume24h }) => volume24h)), 'volume');
  const bitcoin = known(rows.find(({ code }) => code === 'bitcoin'));
  expectNear(whole.btcDominance, (known(bitcoin.marketCap) / known(whole.marketCap)) * 100, 'dominance');
};

const boardsSayWhatTheListSays: Relation = async (read) => {
  const list = new Map((await allRows(read)).map((row) => [row.code, row]));
  const boards = [
    await read('maxChange', { isup: 1, per_page: PAGE, sort_type: CHANGE_PERIOD['24h'] }),
    await read('maxChange', { isup: 0, per_page: PAGE, sort_type: CHANGE_PERIOD['24h'] }),
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

const sharesAddUp: Relation = async (read) => {
  const venues = await read('exchangeVolumeRank', { per_page: PAGE, sort: 'spot' });
  const futures = await read('futuresVenues', { per_page: 100 });
  const dexes = await read('dexes', { per_page: 100 });
  for (const rows of [venues.rows, futures.rows, dexes.rows])
    expect(sumOf(rows.map(({ share }) => share))).toBeCloseTo(100, 6);
  const coin = await read('coinTradeShares', { code: 'bitcoin' });
  expect(sumOf(coin.map(({ share }) => share))).toBeCloseTo(100, 6);
};

const venuesAreTheSumOfTheirPairs: Relation = async (read) => {
  for (const code of ['okx', 'kraken']) {
    const { volume24h } = await read('exchangeInfo', { code });
    const first = await read('exchangePairs', { code, pagesize: 100 });
    const more = Array.from({ length: (first.pageCount ?? 1) - 1 }, (_, at) => at + 2);
    const rest = await Promise.all(more.map((page) => read('exchangePairs', { code, pagesize: 100, page })));
    const pairs = [first, ...rest].flatMap(({ rows }) => rows.map((row) => row.volume24h));
    // An exchange that is late has the volume that others tell of it.
    if (pairs.length === 0) throw new NotYet(`the pairs of ${code} have not been read`);
    expectNear(volume24h, sumOf(pairs), code);
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

/** Relations of numbers that stand on several pages, by what they say. */
export const publicRelations: Readonly<Record<string, Relation>> = {
  'market value is price × supply, in list, detail and concept': valueIsPriceTimesSupply,
  'the whole market is the sum of its ranked rows': globalIsTheSumOfRows,
  'boards say what the list says': boardsSayWhatTheListSays,
  'shares add up to 100': sharesAddUp,
  'an exchange is the sum of its pairs, and the same on each page': venuesAreTheSumOfTheirPairs,
  'sixty minutes make the hour': minutesMakeTheHour,
};
