import { expiryDay } from '@coinmirror/shared/contract/exchange/options.ts';
import { POOL_KINDS } from '@coinmirror/shared/indicators/poolMarks.ts';
import { known } from '@coinmirror/testing/world.ts';
import { coinFeesAreOfTheRanking } from '@coinmirror/upstream/answers/relations/feeRelations.ts';
import {
  expiryIsTheSumOfItsChain,
  optionsAreTheSumOfParts,
} from '@coinmirror/upstream/answers/relations/optionRelations.ts';
import { sumOf } from '@coinmirror/upstream/answers/relations/relation.ts';
import { chainsAddUp } from '@coinmirror/upstream/answers/relations/stableRelations.ts';
import { expect } from 'vitest';
import type { Relation } from './inOneCycle.ts';
import { NotYet } from './notYet.ts';

/** The last point of a past, and the standings, are the board's numbers of now. */
const thePastOfFuturesEndsNow: Relation = async (read) => {
  const { coins } = await read('futuresOverview', {});
  const { rows } = await read('futuresStandings', {});
  for (const { code, openInterest, funding } of rows) {
    const same = known(coins.find((coin) => coin.code === code));
    expect([openInterest, funding], code).toEqual([same.openInterest, same.funding]);
  }
  const moves = await read('interestMoves', {});
  for (const { code, openInterest, change24h, marketCap } of moves.rows) {
    const same = known(coins.find((coin) => coin.code === code));
    expect([openInterest, change24h, marketCap], code).toEqual([
      same.openInterest,
      same.change24h,
      same.marketCap,
    ]);
  }
  for (const { code, interestChange24h } of rows) {
    const move = known(moves.rows.find((one) => one.code === code));
    expect(move.interestChange24h, code).toBe(interestChange24h);
  }
  const { points } = await read('interestPast', { code: 'bitcoin' });
  const bitcoin = known(coins.find(({ code }) => code === 'bitcoin'));
  expect([points.at(-1)?.total, points.at(-1)?.price]).toEqual([bitcoin.openInterest, bitcoin.price]);
};

/** A venue of which contracts alone are read: what its own page, the board and the ranking say of it, and the hour of its rate. */
const contractsOfHyperliquidAgree: Relation = async (read) => {
  const code = 'hyperliquid';
  const { venues, funding } = await read('futuresOverview', {});
  const own = known(venues.find((venue) => venue.code === code));
  const { rows } = await read('futuresVenues', { per_page: 100 });
  const openInterest = known(own.openInterest);
  expect(openInterest).toBeGreaterThan(0);
  // A millionth of a dollar: sums of the same contracts in another order.
  expect(known(rows.find((venue) => venue.code === code)?.openInterest)).toBeCloseTo(openInterest, 4);
  expect(known((await read('exchangeInfo', { code })).openInterest)).toBeCloseTo(openInterest, 4);
  const { rows: contracts } = await read('exchangeFutures', { exchangecode: code, pagesize: 100 });
  // Of pepe it counts a thousand as one; a market that it has closed is none.
  expect(contracts.some(({ coinCode }) => coinCode === 'pepe')).toBe(true);
  for (const { fundingHours, quote } of contracts) expect([fundingHours, quote]).toEqual([1, 'USDC']);
  expect(funding.venues.find((venue) => venue.code === code)?.hours).toBe(1);
};

/** Fees of all are those of the rows, and a row is what its protocol's page says. */
const feesAreOfTheirRows: Relation = async (read) => {
  const { protocols, fees24h, fees30d } = await read('defiFees', {});
  if (protocols.length === 0) throw new NotYet('fees have not been read');
  expect(sumOf(protocols.map((row) => row.fees24h))).toBeCloseTo(known(fees24h), 4);
  expect(sumOf(protocols.map((row) => row.fees30d))).toBeCloseTo(known(fees30d), 4);
  const row = known(protocols.find(({ code }) => code !== ''));
  const page = await read('defiProtocol', { code: row.code });
  expect([page.fees24h, page.fees30d, page.revenue24h]).toEqual([row.fees24h, row.fees30d, row.revenue24h]);
};

/** A coin's page says of its protocol and its chain what their rows of the ranking do, and the protocol's own page. */
const coinFeesAreThoseOfTheRanking: Relation = async (read) => {
  const ranking = await read('defiFees', {});
  if (ranking.protocols.length === 0) throw new NotYet('fees have not been read');
  for (const code of ['uniswap', 'ethereum', 'binancecoin', 'hyperliquid', 'usd-coin']) {
    const fees = known(await read('coinFees', { code }));
    expect(fees.marketCap, code).toBe((await read('coinInfo', { code })).quote.marketCap);
    const instances = coinFeesAreOfTheRanking(fees, ranking);
    expect(instances.filter(({ holds }) => !holds)).toEqual([]);
    expect(instances.length, code).toBeGreaterThanOrEqual(7 * fees.earners.length);
    const own = fees.earners.find(({ kind }) => kind === 'protocol');
    if (own === undefined) continue;
    const page = await read('defiProtocol', { code: own.code });
    expect([page.fees24h, page.fees7d, page.revenue30d]).toEqual([own.fees24h, own.fees7d, own.revenue30d]);
    // Of the same days, as far back as the smaller chart goes.
    expect(page.earned.slice(-own.days.length)).toEqual(own.days);
  }
  expect(await read('coinFees', { code: 'dogecoin' })).toBeNull();
};

/** The hours of a peg end with the deviation of the list. */
const pegsEndWithTheList: Relation = async (read) => {
  const { coins } = await read('stablecoins', {});
  for (const { code, deviation } of coins.slice(0, 3)) {
    const peg = await read('stablePeg', { code });
    expect([peg.deviation, peg.hours.at(-1)?.[1] ?? null], code).toEqual([deviation, deviation]);
  }
};

/** % that a pool's price, which is read every few minutes, may be away from the coin's of now. */
const POOL_NEAR = 3;

/** Pools of known coins cost what the coins do; all of them trade no more than all exchanges on chains. */
const poolsAgreeWithCoinsAndExchanges: Relation = async (read) => {
  const { volume24h } = await read('dexOverview', {});
  const { rows: listed } = await read('coinRank', { pagesize: 200 });
  const prices = new Map(listed.map(({ code, price }) => [code, price]));
  for (const kind of POOL_KINDS) {
    const { rows } = await read('dexPools', { kind });
    if (rows.length === 0) throw new NotYet('pools have not been read');
    expect(sumOf(rows.map((row) => row.volume24h))).toBeLessThanOrEqual(known(volume24h));
    const ours = rows.filter(({ base }) => prices.has(base.code));
    expect(ours.length).toBeGreaterThan(5);
    for (const { id, base, price, premium } of ours) {
      const own = known(prices.get(base.code));
      expect(Math.abs(known(price) / own - 1) * 100, `${id} ${base.symbol}`).toBeLessThan(POOL_NEAR);
      expect(premium, id).toBeCloseTo((known(price) / own - 1) * 100, 6);
    }
  }
};

/** Chains are together the source's total, which is near that of the list: it has coins that the list has not. */
const chainsHoldAllStablecoins: Relation = async (read) => {
  const list = await read('stablecoins', {});
  for (const coin of ['', 'tether', 'usd-coin'] as const) {
    const told = await read('stableChains', { coin });
    if (told === null) throw new NotYet(`the chains of ${coin} have not been read`);
    const own = coin === '' ? list : known(list.coins.find(({ code }) => code === coin));
    const instances = chainsAddUp(told, { marketCap: own.marketCap, change30d: null }, 0.15);
    expect(
      instances.filter(({ holds }) => !holds),
      coin,
    ).toEqual([]);
    expect(told.chains.at(-1)?.name).toBe('其他');
    for (const { usd } of told.chains) expect(usd).toBeGreaterThanOrEqual(0);
  }
};

/** Options of a coin are the sum of venues and of expiries, an expiry that of its chain. */
const optionsAreOfTheirParts: Relation = async (read) => {
  const whole = await read('optionsOverview', { coincode: 'bitcoin' });
  const expiry = whole.expiries[0];
  if (expiry === undefined) throw new NotYet('options have not been read');
  const chain = await read('optionChain', { coincode: 'bitcoin', expiry: expiryDay(expiry.expiresAt) });
  const instances = [...optionsAreTheSumOfParts(whole), ...expiryIsTheSumOfItsChain(expiry, chain)];
  expect(instances.filter(({ holds }) => !holds)).toEqual([]);
  expect(instances.length).toBeGreaterThan(5);
};

/** Relations of futures, options, fees and pegs, by what they say. */
export const instrumentRelations: Readonly<Record<string, Relation>> = {
  'the past of futures ends with the numbers of the board': thePastOfFuturesEndsNow,
  'the contracts of Hyperliquid are the same on each page, and pay by the hour': contractsOfHyperliquidAgree,
  'fees are the sum of their rows, and the same on a protocol’s page': feesAreOfTheirRows,
  'the fees on a coin’s page are its rows of the ranking': coinFeesAreThoseOfTheRanking,
  'pools cost what their coins do, and trade no more than exchanges on chains':
    poolsAgreeWithCoinsAndExchanges,
  'the hours of a peg end with the deviation of the list': pegsEndWithTheList,
  'stablecoins on chains are together those of the list': chainsHoldAllStablecoins,
  'options are the sum of venues, expiries and their chains': optionsAreOfTheirParts,
};
