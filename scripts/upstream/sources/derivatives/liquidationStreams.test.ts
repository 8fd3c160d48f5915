import { describe, expect, test } from 'vitest';
import type { LiquidationVenue } from '../exchanges/exchanges.ts';
import type { VenueLiquidation } from '../exchanges/kinds/liquidation.ts';
import { aCoin } from '../testing/aCoin.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { createLiquidationStream, streamNames } from './liquidationStreams.ts';
import { liquidationsPort } from './liquidationsPort.ts';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-03-10T04:00:00Z');
const START = NOON + 10 * 60_000;

const instrument = (instId: string, ctVal: string, ctValCcy: string) => ({
  instType: 'SWAP',
  instId,
  ctVal,
  ctMult: '1',
  ctValCcy,
});
const linear = (symbol: string, openInterestValue: string) => ({
  symbol,
  lastPrice: '1',
  prevPrice24h: '1',
  markPrice: '1',
  indexPrice: '1',
  fundingRate: '0.0001',
  fundingIntervalHour: '8',
  nextFundingTime: '0',
  openInterest: '1',
  openInterestValue,
  turnover24h: '1',
});
const answers = {
  'OKX /api/v5/public/instruments': {
    code: '0',
    data: [instrument('BTC-USDT-SWAP', '0.01', 'BTC'), instrument('BTC-USD-SWAP', '100', 'USD')],
  },
  'BYBIT /v5/market/tickers': {
    retCode: 0,
    result: { list: [linear('SHIB1000USDT', '5'), linear('BTCUSDT', '9'), linear('UNHEARDUSDT', '99')] },
    time: START,
  },
};

function world(reported: typeof answers | object = answers) {
  const clock = { time: START };
  const stub = createStubWorld({
    now: () => clock.time,
    answers: { ...reported },
    coins: [
      aCoin({ code: 'bitcoin', price: 61_000 }),
      aCoin({ code: 'shiba-inu', price: 0.000_02, rank: 20 }),
    ],
    rates: { USD: 1, USDT: 0.999, USDC: 1 },
  });
  const socket = { since: null as number | null, heardSince: () => socket.since };
  /** Has a venue's stream tell, and writes it down. */
  async function notify(venue: LiquidationVenue, ...orders: readonly VenueLiquidation[]) {
    const stream = createLiquidationStream(venue);
    stream.take(orders);
    await stream.poll(socket).run(stub);
  }
  return { stub, clock, socket, notify, port: liquidationsPort(stub) };
}

const order = (more: Partial<VenueLiquidation> = {}): VenueLiquidation => ({
  symbol: 'BTCUSDT',
  time: START - 1_000,
  side: 'long',
  price: 60_000,
  size: 2,
  counted: 'units',
  ...more,
});

describe('an order of a stream', () => {
  test.each<[string, LiquidationVenue, Partial<VenueLiquidation>, string, number, number]>([
    ['units at Binance', 'binance', {}, 'bitcoin', 2 * 60_000 * 0.999, 60_000 * 0.999],
    [
      'thousands at Bybit',
      'bybit',
      { symbol: 'SHIB1000USDT', price: 0.021, size: 50_000 },
      'shiba-inu',
      50_000 * 0.021 * 0.999,
      0.000_021 * 0.999,
    ],
    [
      'contracts of OKX by their coins',
      'okx',
      { symbol: 'BTC-USDT-SWAP', size: 130, counted: 'contracts' },
      'bitcoin',
      130 * 0.01 * 60_000 * 0.999,
      60_000 * 0.999,
    ],
    [
      'contracts of OKX by their dollars',
      'okx',
      { symbol: 'BTC-USD-SWAP', size: 130, counted: 'contracts' },
      'bitcoin',
      13_000,
      60_000,
    ],
  ])('is worth its size in dollars: %s', async (_what, venue, more, code, usd, price) => {
    const { notify, port, socket } = world();
    socket.since = NOON - HOUR;
    await notify(venue, order(more));
    const [[reported] = []] = await port.orders([code], 1);
    expect(reported?.usd).toBeCloseTo(usd, 6);
    expect(reported?.price).toBeCloseTo(price, 9);
    expect(reported?.side).toBe('long');
  });

  test.each<[string, Partial<VenueLiquidation>]>([
    ['of an unknown contract', { symbol: 'UNHEARDUSDT' }],
    ['at a price of another coin', { price: 60 }],
    ['at a price a thousandfold', { price: 60_000_000 }],
    ['of tomorrow', { time: START + 24 * HOUR }],
    ['of last week', { time: START - 7 * 24 * HOUR }],
  ])('%s is not kept', async (_what, more) => {
    const { stub, notify, socket } = world();
    socket.since = NOON - HOUR;
    await notify('binance', order(more));
    expect(stub.store.liquidations.since('bitcoin', 0)).toEqual([]);
  });

  test('that is told twice counts once, and the same of another venue is another', async () => {
    const { stub, notify, socket } = world();
    socket.since = NOON - HOUR;
    await notify('binance', order(), order());
    await notify('binance', order());
    await notify('bybit', order());
    const stored = stub.store.liquidations.since('bitcoin', 0);
    expect(new Set(stored.map(({ id }) => id.split('-')[0]))).toEqual(new Set(['binance', 'bybit']));
    expect(stored).toHaveLength(2);
  });

  test('waits until its venue has told what a contract is worth', async () => {
    const { stub, socket } = world({});
    const stream = createLiquidationStream('okx');
    stream.take([order({ symbol: 'BTC-USDT-SWAP', counted: 'contracts' })]);
    await stream.poll(socket).run(stub);
    expect(stub.store.liquidations.since('bitcoin', 0)).toEqual([]);
    await stream.poll(socket).run({ ...world().stub, store: stub.store });
    expect(stub.store.liquidations.since('bitcoin', 0)).toHaveLength(1);
  });
});

describe('an hour', () => {
  test('is heard by who was heard since it began, and not by who came in the middle of it', async () => {
    const { stub, notify, socket } = world();
    socket.since = NOON + 5 * 60_000;
    await notify('bybit', order());
    expect(stub.store.liquidations.hours(0)).toEqual([]);
    socket.since = NOON + 60_000;
    await notify('bybit');
    expect(stub.store.liquidations.hours(0)).toEqual([NOON]);
    socket.since = null;
    await notify('okx');
    expect(stub.store.liquidations.hoursByVenue(0)).toEqual([{ hour: NOON, venue: 'bybit' }]);
  });

  test('sums what those told who were heard in it, by exchange only after 24 of them', async () => {
    const { clock, notify, socket, port } = world();
    socket.since = NOON - HOUR;
    const usd = (count: number) => count * 2 * 60_000 * 0.999;
    for (let hour = 0; hour < 24; hour += 1) {
      clock.time = START + hour * HOUR;
      await notify('bybit', order({ time: clock.time - 1_000 }));
      if (hour >= 20) await notify('okx');
      const byExchange = await port.byExchange(['bitcoin'], 24);
      expect([...(byExchange?.keys() ?? [])], String(hour)).toEqual(hour < 23 ? [] : ['bybit']);
    }
    const [hours = []] = await port.hours(['bitcoin'], 24);
    const byExchange = await port.byExchange(['bitcoin'], 24);
    expect(hours.reduce((sum, { long }) => sum + long, 0)).toBeCloseTo(usd(24), 3);
    expect(byExchange?.get('bybit')?.long).toBeCloseTo(usd(24), 3);
  });

  test('that has just begun after a heard one counts, so that no sum is missing at its beginning', async () => {
    const { clock, notify, socket, port } = world();
    socket.since = NOON - HOUR;
    await notify('bybit', order());
    clock.time = NOON + HOUR + 20_000;
    expect((await port.hours(['bitcoin'], 24))[0]?.map(({ time }) => time)).toEqual([NOON, NOON + HOUR]);
    clock.time = NOON + HOUR + 200_000;
    expect((await port.hours(['bitcoin'], 24))[0]?.map(({ time }) => time)).toEqual([NOON]);
  });
});

test('Bybit is asked for the contracts of known coins, those with the most open interest first', () => {
  expect(streamNames('bybit', world().stub)).toEqual(['BTCUSDT', 'SHIB1000USDT']);
  expect(streamNames('okx', world().stub)).toEqual(['SWAP']);
});
