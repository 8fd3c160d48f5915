import type { CalendarType } from '@coinmirror/shared/contract/calendar.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { describe, expect, test } from 'vitest';
import { createStubWorld } from '../../testing/stubWorld.ts';
import { peoplePorts } from '../peoplePorts.ts';

const NOW = Date.parse('2026-11-29T04:00:00Z');
const SOON = NOW + 2 * HOUR;
const NEVER = 4_133_404_800_000;

const binance = (base: string, row: object = {}) => ({
  symbol: `${base}USDT`,
  contractType: 'PERPETUAL',
  status: 'PENDING_TRADING',
  baseAsset: base,
  quoteAsset: 'USDT',
  onboardDate: SOON,
  deliveryDate: NEVER,
  ...row,
});
const okx = (instId: string, row: object = {}) => ({
  instId,
  state: 'preopen',
  listTime: `${SOON}`,
  expTime: '',
  ctVal: '1',
  ctMult: '1',
  ctValCcy: 'XYZ',
  ...row,
});
const okxSpot = (base: string, row: object = {}) => ({
  instId: `${base}-USDT`,
  baseCcy: base,
  quoteCcy: 'USDT',
  state: 'live',
  listTime: '1600000000000',
  ...row,
});

interface Lists {
  readonly binance?: readonly object[];
  readonly okxSpot?: readonly object[];
  readonly okxSwaps?: readonly object[];
  readonly okxFutures?: readonly object[];
}

async function eventsOf(type: CalendarType, lists: Lists) {
  const data = (rows: readonly object[] = []) => ({ code: '0', msg: '', data: rows });
  const answers = {
    'BINANCE_FUTURES /fapi/v1/exchangeInfo': { symbols: lists.binance ?? [] },
    'OKX /api/v5/public/instruments?instType=SPOT': data(lists.okxSpot),
    'OKX /api/v5/public/instruments?instType=SWAP': data(lists.okxSwaps),
    'OKX /api/v5/public/instruments?instType=FUTURES': data(lists.okxFutures),
  };
  const { calendar } = peoplePorts(createStubWorld({ now: NOW, answers }));
  const all = (await calendar?.between(NOW - DAY, NOW + 900 * DAY)) ?? [];
  return all.filter((event) => event.type === type);
}

const titles = async (type: CalendarType, lists: Lists) =>
  (await eventsOf(type, lists)).map(({ title }) => title);

describe('coming contracts in the public calendar', () => {
  test('are events of their coin, or of a symbol without a page', async () => {
    const found = await eventsOf('listing', { binance: [binance('SOL'), binance('ZZZQ')] });
    expect(found).toMatchObject([
      { title: '币安开放 SOL/USDT 永续合约交易', coins: ['solana'], symbols: [], markets: ['perpetual'] },
      { title: '币安开放 ZZZQ/USDT 永续合约交易', coins: [], symbols: ['ZZZQ'], time: SOON },
    ]);
  });

  test('whose name counts coins have none: no price tells that it does', async () => {
    const [found] = await eventsOf('listing', { binance: [binance('1000SOL')] });
    expect(found).toMatchObject({ coins: [], symbols: ['1000SOL'] });
  });

  test('of one coin at one venue and time are one event, with every delivery', async () => {
    const lists = {
      okxSpot: [okxSpot('SOL', { state: 'preopen', listTime: `${SOON}` })],
      okxSwaps: [okx('SOL-USDT-SWAP'), okx('SOL-USD-SWAP')],
      okxFutures: [
        okx('SOL-USDT-270326', { expTime: `${Date.UTC(2027, 2, 26, 8)}` }),
        okx('SOL-USDT-261225', { expTime: `${Date.UTC(2026, 11, 25, 8)}` }),
      ],
    };
    expect(await titles('listing', lists)).toEqual([
      '欧易开放 SOL/USDT 现货、永续合约、交割合约（2026-12-25、2027-03-26 到期）交易',
    ]);
  });

  test('beside one of the same coin that trades are a second quote, not a listing', async () => {
    const trading = { status: 'TRADING', onboardDate: 1_600_000_000_000 };
    const second = { symbol: 'SOLUSDC', quoteAsset: 'USDC' };
    expect(await titles('listing', { binance: [binance('SOL', trading), binance('SOL', second)] })).toEqual(
      [],
    );
  });

  test.each([
    ['has passed', NOW - HOUR],
    ['is written in seconds', Math.round(SOON / 1000)],
    ['is of milliseconds that were taken for seconds', SOON * 1000],
    ['lies more than 400 days ahead', NOW + 401 * DAY],
    ['is no number', 'soon'],
    ['is missing', undefined],
  ])('whose time %s are none', async (_case, onboardDate) => {
    expect(await titles('listing', { binance: [binance('SOL', { onboardDate })] })).toEqual([]);
  });

  test('whose base is no symbol are none', async () => {
    expect(await titles('listing', { binance: [binance('<b>SOL</b>'), binance('A'.repeat(40))] })).toEqual(
      [],
    );
  });
});

describe('delistings in the public calendar', () => {
  const trading = { status: 'TRADING', onboardDate: 1_600_000_000_000 };

  test('are those of perpetuals whose list tells their end', async () => {
    const leaving = binance('SOL', { ...trading, deliveryDate: SOON });
    const found = await eventsOf('delisting', { binance: [leaving, binance('ETH', trading)] });
    expect(found).toMatchObject([
      { title: '币安停止 SOL/USDT 永续合约交易', coins: ['solana'], time: SOON, importance: 2 },
    ]);
  });

  test('are none while another contract of the coin stays', async () => {
    const leaving = binance('SOL', { ...trading, deliveryDate: SOON });
    const staying = binance('SOL', { ...trading, symbol: 'SOLUSDC', quoteAsset: 'USDC' });
    expect(await titles('delisting', { binance: [leaving, staying] })).toEqual([]);
  });

  test('of all contracts of a coin are one, when the last one ends', async () => {
    const first = binance('SOL', { ...trading, deliveryDate: SOON });
    const last = binance('SOL', {
      ...trading,
      symbol: 'SOLUSDC',
      quoteAsset: 'USDC',
      deliveryDate: SOON + HOUR,
    });
    const found = await eventsOf('delisting', { binance: [first, last] });
    expect(found.map(({ time }) => time)).toEqual([SOON + HOUR]);
  });

  test('are those of spot pairs, and not the delivery of a dated contract', async () => {
    const lists = {
      okxSpot: [okxSpot('SOL', { expTime: `${SOON}` })],
      okxFutures: [okx('ETH-USDT-261225', { state: 'live', expTime: `${Date.UTC(2026, 11, 25, 8)}` })],
    };
    expect(await titles('delisting', lists)).toEqual(['欧易停止 SOL/USDT 交易']);
  });
});
