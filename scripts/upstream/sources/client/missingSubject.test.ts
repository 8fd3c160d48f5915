import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { readSourcesConfig } from '../config/sourcesConfig.ts';
import { jsonOf } from '../decode/jsonOf.ts';
import type { Exchange } from '../exchanges/exchange.ts';
import { exchanges } from '../exchanges/exchanges.ts';
import { callSource } from '../net/callSource.ts';
import { createOutgoing } from '../net/dispatcher.ts';
import { volumeChart } from '../providers/coingecko/volumeChart.ts';
import { chainTvlHistory } from '../providers/defillama/chains.ts';
import { protocolHistory } from '../providers/defillama/protocolHistory.ts';
import type { Question } from '../question/question.ts';
import { openMarketStore } from '../store/marketStore.ts';
import { type SourceName, sourceTable } from '../table/sourceTable.ts';
import { startReplayServer, WireAnswer } from '../testing/replayServer.ts';
import { createSourceClient } from './sourceClient.ts';

const AT = Date.UTC(2026, 10, 28);
const SPAN = { from: AT - 86_400_000, to: AT, limit: 24 };
const now = () => AT;
const server = await startReplayServer({}, now);
const outgoing = createOutgoing({ proxy: null, noProxy: '' });
afterAll(async () => {
  await outgoing.close();
  await server.close();
});

function world(name: SourceName) {
  const { sources } = readSourcesConfig({ [`SOURCES_${name}_ORIGIN`]: server.origin });
  const settings = { ...sources[name], burst: 100 };
  const store = openMarketStore({ dataDir: null, now });
  const client = createSourceClient({
    name,
    settings,
    store,
    transport: (call) => callSource(outgoing, call),
    now,
    unknownSubject: sourceTable[name].unknownSubject,
  });
  return { client, store };
}

const whole: Question<number> = { path: '/whole', decode: jsonOf(v.number()) };
const json = (body: unknown, status: number) => new WireAnswer(JSON.stringify(body), { status });

/** How each venue refuses a pair that it does not know, as its documentation says. */
const REFUSALS: readonly (readonly [SourceName, WireAnswer, Question<unknown>])[] = [
  [
    'COINBASE_EXCHANGE',
    json({ message: 'NotFound' }, 404),
    exchanges.coinbase.candles.ask('BTC-USDC', 60, SPAN),
  ],
  [
    'UPBIT',
    json({ error: { name: 404, message: 'Code not found' } }, 404),
    exchanges.upbit.depth.book('KRW-X'),
  ],
  ['BINANCE', json({ code: -1121, msg: 'Invalid symbol.' }, 400), exchanges.binance.depth.trades('XUSDT')],
  [
    'BINANCE_FUTURES',
    json({ code: -1121, msg: 'Invalid symbol.' }, 400),
    exchanges.binance.contracts.interest.ask('XUSDT'),
  ],
  [
    'OKX',
    json({ code: '51001', msg: "Instrument ID doesn't exist.", data: [] }, 200),
    exchanges.okx.depth.book('X-USDT'),
  ],
  [
    'BYBIT',
    json({ retCode: 10001, retMsg: 'Not supported symbols', result: {}, time: AT }, 200),
    exchanges.bybit.depth.book('XUSDT'),
  ],
  [
    'BITGET',
    json({ code: '40034', msg: 'Parameter XUSDT does not exist' }, 400),
    exchanges.bitget.depth.book('XUSDT'),
  ],
  [
    'GATE',
    json({ label: 'INVALID_CURRENCY_PAIR', message: 'Invalid currency pair' }, 400),
    exchanges.gate.depth.book('X_USDT'),
  ],
  [
    'KRAKEN',
    json({ error: ['EQuery:Unknown asset pair'] }, 200),
    exchanges.kraken.candles.ask('XUSD', 60, SPAN),
  ],
  ['LLAMA', json('Protocol not found', 400), protocolHistory('x')],
  ['COINGECKO', json({ error: 'coin not found' }, 404), volumeChart('x')],
];

describe('a subject that a source does not know says nothing against it', () => {
  test.each(REFUSALS)('%s', async (name, refusal, question) => {
    const { client, store } = world(name);
    server.answer(/^\/.*/, refusal);
    server.answer(question.path.split('?')[0] ?? '', refusal);
    for (let time = 0; time < 5; time += 1) expect((await client.ask(question)).kind).toBe('nothing');
    expect(store.breakers.find(name)).toMatchObject({ failures: 0, until: 0, reason: null });
    expect(await client.ask(question)).toMatchObject({ why: { kind: 'missing' } });
  });

  test('every question of an exchange about one pair or contract is one', () => {
    for (const exchange of Object.values<Exchange>(exchanges)) {
      const { candles, depth, accounts, contracts } = exchange;
      const asked: readonly (Question<unknown> | undefined)[] = [
        ...[
          candles?.ask('X', 60, SPAN),
          candles?.older?.ask('X', 60, SPAN),
          candles?.askBeijingDays?.('X', SPAN),
        ],
        ...[depth?.book('X'), depth?.trades('X'), contracts?.interest?.ask('X')],
        ...[accounts?.ask('X', 5), accounts?.top?.accounts('X', 5), accounts?.top?.positions('X', 5)],
      ];
      for (const question of asked) if (question) expect(question.isAboutOne, question.path).toBe(true);
      expect(exchange.tickers?.ask.isAboutOne).toBeUndefined();
    }
    expect([chainTvlHistory('X').isAboutOne, chainTvlHistory(null).isAboutOne]).toEqual([true, undefined]);
  });
});

describe('what does count', () => {
  test('a list of everything that is not there', async () => {
    const { client, store } = world('GATE');
    server.answer('/whole', json({ label: 'NOT_FOUND' }, 404));
    await client.ask(whole);
    expect(store.breakers.find('GATE')).toMatchObject({ failures: 1, reason: { kind: 'status' } });
  });

  test('another refusal of one subject, and an odd answer about it', async () => {
    const { client, store } = world('OKX');
    server.answer('/one', json({ code: '50011', msg: 'Too Many Requests', data: [] }, 200));
    await client.ask({ ...whole, path: '/one', isAboutOne: true });
    server.answer('/one', json({ code: '51001' }, 500));
    await client.ask({ ...whole, path: '/one' });
    expect(store.breakers.find('OKX').failures).toBe(2);
  });

  test('a limit that is told in the words of a missing subject', async () => {
    const { client, store } = world('LLAMA');
    server.answer('/one', json('limit not found', 429));
    await client.ask({ ...whole, path: '/one', isAboutOne: true });
    expect(store.breakers.find('LLAMA')).toMatchObject({ reason: { kind: 'limit' } });
  });
});
