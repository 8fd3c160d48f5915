import { describe, expect, test } from 'vitest';
import { NotConnectedError } from '../../ports/requirePort.ts';
import { aCoin } from '../testing/aCoin.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { optionsPort } from './optionsPort.ts';

const NOW = Date.UTC(2026, 2, 20, 12);
const MARCH = Date.UTC(2026, 2, 27, 8);
const JUNE = Date.UTC(2026, 5, 26, 8);

interface Reported {
  readonly iv?: number | null;
  readonly interest?: number;
  readonly volume?: number;
  readonly underlying?: number | null;
}

const option = (name: string, { iv = 50, interest = 0, volume = 0, underlying = 61_400 }: Reported = {}) => ({
  instrument_name: name,
  underlying_price: underlying,
  mark_price: 0.01,
  mark_iv: iv,
  bid_price: null,
  ask_price: null,
  open_interest: interest,
  volume,
  volume_usd: 1,
  creation_timestamp: NOW,
});

const rows = [
  option('BTC-26JUN26-70000-C', { iv: 55, interest: 4, volume: 1, underlying: 62_000 }),
  option('BTC-27MAR26-60000-C', { iv: 51, interest: 10, volume: 3 }),
  option('BTC-27MAR26-60000-P', { iv: 52, interest: 20, volume: 6 }),
  option('BTC-27MAR26-61500-C', { iv: 48, interest: 5 }),
  option('BTC-27MAR26-61400-P', { iv: null, interest: 1 }),
  // Expired at 08:00 UTC of the day.
  option('BTC-20MAR26-60000-C', { iv: 90, interest: 1_000, volume: 1_000 }),
];

function portOf(result: unknown, answeredAt = NOW) {
  const answers = { 'DERIBIT /api/v2/public/get_book_summary_by_currency': { jsonrpc: '2.0', result } };
  const coins = [aCoin({ code: 'bitcoin', price: 61_000 }), aCoin({ code: 'ethereum', price: 3_000 })];
  return optionsPort(createStubWorld({ now: NOW, answers, coins, answeredAt }));
}

test('expiries stand nearest first, strikes lowest first, without what has expired', async () => {
  const market = await portOf(rows).of('bitcoin');
  expect(market?.expiries.map(({ expiresAt }) => expiresAt)).toEqual([MARCH, JUNE]);
  const side = { mark: 0.01, bid: null, ask: null, volume24h: 0 };
  const none = { ...side, mark: null, openInterest: 0, impliedVolatility: null };
  expect(market?.expiries[0]).toMatchObject({ forward: 61_400 });
  expect(market?.expiries[0]?.strikes).toEqual([
    {
      strike: 60_000,
      call: { ...side, openInterest: 10, volume24h: 3, impliedVolatility: 51 },
      put: { ...side, openInterest: 20, volume24h: 6, impliedVolatility: 52 },
    },
    { strike: 61_400, call: none, put: { ...side, openInterest: 1, impliedVolatility: null } },
    { strike: 61_500, call: { ...side, openInterest: 5, impliedVolatility: 48 }, put: none },
  ]);
});

test('what is open is added up in coins', async () => {
  const market = await portOf(rows).of('bitcoin');
  expect(market?.venues).toEqual([{ exchange: 'deribit', openInterest: 40, volume24h: 10 }]);
});

test('without an underlying of its own an expiry is priced by the coin’s price', async () => {
  const market = await portOf([
    option('BTC-27MAR26-60000-C', { iv: null, interest: 2, underlying: null }),
  ]).of('bitcoin');
  expect(market?.expiries[0]?.forward).toBe(61_000);
});

test('a coin without options has none; a source that tells nothing is not connected', async () => {
  expect(await portOf(rows).of('dogecoin')).toBeNull();
  await expect(portOf(undefined).of('bitcoin')).rejects.toThrow(NotConnectedError);
  await expect(portOf(rows, NOW - 3_600_000).of('ethereum')).rejects.toThrow(NotConnectedError);
});

describe('options that are settled in USDC', () => {
  const path = '/api/v2/public/get_book_summary_by_currency';
  const at = (currency: string) => `DERIBIT ${path}?currency=${currency}&kind=option`;
  const dollars = [
    option('BTC_USDC-27MAR26-60000-C', { interest: 7, volume: 2 }),
    option('BTC_USDC-26JUN26-80000-P', { interest: 3 }),
    option('ETH_USDC-27MAR26-3000-C', { interest: 900, underlying: 3_000 }),
    option('XRP_USDC-27MAR26-0d625-P', { interest: 9_000, underlying: 0.6 }),
  ];
  const marketOf = async (answers: Readonly<Record<string, unknown>>, code = 'bitcoin') => {
    const coins = [aCoin({ code: 'bitcoin', price: 61_000 }), aCoin({ code: 'solana', price: 150 })];
    return optionsPort(createStubWorld({ now: NOW, answers, coins })).of(code);
  };

  test('count with those of the coin’s own currency, strike by strike, and no other coin’s', async () => {
    const market = await marketOf({ [at('BTC')]: { result: rows }, [at('USDC')]: { result: dollars } });
    expect(market?.expiries[0]?.strikes[0]).toMatchObject({
      strike: 60_000,
      call: { openInterest: 17 },
      put: { openInterest: 20 },
    });
    expect(market?.expiries[1]?.strikes.map(({ strike }) => strike)).toEqual([70_000, 80_000]);
  });

  test('are priced in coins by the forward, where no other option of the kind is', async () => {
    const dear = {
      ...option('BTC_USDC-26JUN26-80000-P', { underlying: 62_000 }),
      mark_price: 3_100,
      ask_price: 6_200,
    };
    const market = await marketOf({ [at('BTC')]: { result: rows }, [at('USDC')]: { result: [dear] } });
    expect(market?.expiries[1]?.strikes[1]?.put).toMatchObject({ mark: 0.05, bid: null, ask: 0.1 });
    expect(market?.expiries[0]?.strikes[0]?.call).toMatchObject({ mark: 0.01, impliedVolatility: 51 });
  });

  test('are all that Solana has', async () => {
    const own = option('SOL_USDC-27MAR26-150-C', { interest: 30, underlying: 151 });
    const market = await marketOf({ [at('USDC')]: { result: [...dollars, own] } }, 'solana');
    expect(market?.venues).toEqual([{ exchange: 'deribit', openInterest: 30, volume24h: 0 }]);
    await expect(marketOf({ [at('BTC')]: { result: rows } }, 'solana')).rejects.toThrow(NotConnectedError);
  });

  test('are left out while nobody tells them', async () => {
    const alone = await marketOf({ [at('BTC')]: { result: rows } });
    expect(await marketOf({ [at('BTC')]: { result: rows }, [at('USDC')]: { error: {} } })).toEqual(alone);
    expect(alone?.expiries[0]?.strikes[0]).toMatchObject({ call: { openInterest: 10 } });
  });

  test('count once where the same option is told twice', async () => {
    const alone = await marketOf({ [at('BTC')]: { result: rows } });
    expect(await marketOf({ [at('BTC')]: { result: rows }, [at('USDC')]: { result: rows } })).toEqual(alone);
  });
});

describe('the volatility index', () => {
  const path = '/api/v2/public/get_volatility_index_data';
  const hour = (opensAt: number, close: number) => [opensAt, 50, 60, 40, close];
  const portWith = (result: unknown) =>
    optionsPort(
      createStubWorld({ now: NOW + 90_000, answers: { [`DERIBIT ${path}`]: { result } }, coins: [] }),
    );

  test('is that of each hour’s end, and of now', async () => {
    const data = [hour(NOW - 3_600_000, 47.5), hour(NOW, 48.25)];
    expect(await portWith({ data }).volatilityIndex('bitcoin')).toEqual([
      { time: NOW, value: 47.5 },
      { time: NOW + 90_000, value: 48.25 },
    ]);
  });

  test('is of Bitcoin and Ether alone, and not connected while nobody tells it', async () => {
    expect(await portWith({ data: [] }).volatilityIndex('solana')).toBeNull();
    await expect(portWith(undefined).volatilityIndex('ethereum')).rejects.toThrow(NotConnectedError);
  });
});
