import { expect, test } from 'vitest';
import { binanceTicks } from '../binance/ticks.ts';
import { bybitTicks } from '../bybit/ticks.ts';
import { okxTicks } from '../okx/ticks.ts';

const reported = (...reported: readonly (readonly [string, number])[]) => ({
  kind: 'reported',
  reported: reported.map(([symbol, price]) => ({ symbol, price })),
});
const IDLE = { kind: 'idle' };

test('Binance: mini tickers of all pairs', () => {
  const text =
    '[{"e":"24hrMiniTicker","E":1672515782136,"s":"BNBBTC","c":"0.0025","o":"0.0010","v":"10000"}]';
  expect(binanceTicks.read(text)).toEqual(reported(['BNBBTC', 0.0025]));
  expect(binanceTicks.read('{"result":null,"id":1}')).toEqual(IDLE);
});

test('OKX: a ticker a message, its own pong, and an error that is none', () => {
  const { read } = okxTicks;
  const text = `{"arg":{"channel":"tickers","instId":"BTC-USDT"},"data":[{"instType":"SPOT","instId":"BTC-USDT",
    "last":"103700.1","lastSz":"0.01","askPx":"103700.2","bidPx":"103699.9","open24h":"103897.5","ts":"1747141319306"}]}`;
  expect(read(text)).toEqual(reported(['BTC-USDT', 103_700.1]));
  expect(read('pong')).toEqual(IDLE);
  expect(
    read('{"event":"subscribe","arg":{"channel":"tickers","instId":"BTC-USDT"},"connId":"a4d3ae55"}'),
  ).toEqual(IDLE);
  expect(read('{"event":"error","code":"60012","msg":"Illegal request","connId":"a4d3ae55"}')).toMatchObject({
    kind: 'refused',
  });
});

test('Bybit: a snapshot has a price, a delta may have none, and both kinds of answers are idle', () => {
  const { read } = bybitTicks;
  const message = (type: string, data: object) =>
    JSON.stringify({ topic: 'tickers.BTCUSDT', ts: 1_673_853_746_003, type, cs: 2_588_407_389, data });
  expect(
    read(message('snapshot', { symbol: 'BTCUSDT', lastPrice: '21109.77', volume24h: '6780.866843' })),
  ).toEqual(reported(['BTCUSDT', 21_109.77]));
  expect(read(message('delta', { symbol: 'BTCUSDT', lastPrice: '21109.78' }))).toEqual(
    reported(['BTCUSDT', 21_109.78]),
  );
  expect(read(message('delta', { symbol: 'BTCUSDT', volume24h: '6781' }))).toEqual(reported());
  expect(read(message('snapshot', { symbol: 'BTCUSDT' }))).toMatchObject({ kind: 'refused' });
  expect(read('{"success":true,"ret_msg":"pong","conn_id":"0970e817","op":"ping"}')).toEqual(IDLE);
  expect(read('{"success":true,"ret_msg":"subscribe","conn_id":"2324d924","op":"subscribe"}')).toEqual(IDLE);
  expect(read('{"success":false,"ret_msg":"Invalid symbol","op":"subscribe"}')).toMatchObject({
    kind: 'refused',
  });
});

test.each([
  ['no JSON', 'not JSON'],
  ['a price of 0', '[{"s":"BNBBTC","c":"0"}]'],
  ['a price that is none', '[{"s":"BNBBTC","c":"Infinity"}]'],
  ['null', 'null'],
])('%s is refused by every venue', (_what, text) => {
  for (const { read } of [binanceTicks, okxTicks, bybitTicks]) expect(read(text).kind).toBe('refused');
});

test('Bybit is asked for ten topics at a time, and for no more characters than it takes; OKX for a hundred channels', () => {
  const names = Array.from({ length: 2_000 }, (_, at) => `COIN${at}USDT`);
  const asked = bybitTicks.subscribe(names).map((text): { args: readonly string[] } => JSON.parse(text));
  expect(asked.every(({ args }) => args.length <= 10)).toBe(true);
  expect(asked[0]?.args[0]).toBe('tickers.COIN0USDT');
  expect(JSON.stringify(asked.flatMap(({ args }) => args)).length).toBeLessThan(21_000);
  const channels = okxTicks.subscribe(names.slice(0, 250));
  expect(channels).toHaveLength(3);
  expect(JSON.parse(channels[0] ?? '').args[0]).toEqual({ channel: 'tickers', instId: 'COIN0USDT' });
});
