import { NOT_CONNECTED } from '@coinmirror/shared/contract/notConnected.ts';
import { ask, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it, test } from 'vitest';
import { NotConnectedError } from '../../ports/requirePort.ts';
import type { SourceStatus } from '../../ports/status.ts';
import { answer } from '../dispatch/answer.ts';

const SPOT = ['coins', 'pairs', 'candles', 'orderBooks', 'trades'];
const source = (own: Partial<SourceStatus>): SourceStatus => ({
  name: 'BINANCE',
  title: '币安',
  exchange: 'binance',
  state: 'well',
  since: null,
  until: null,
  answeredAt: TEST_TIME,
  reason: null,
  failures: 0,
  budget: null,
  quarantined: [],
  ports: SPOT,
  ...own,
});
const UNTIL = TEST_TIME + 3_600_000;
const okx = source({ name: 'OKX', title: '欧易', exchange: 'okx' });
const paused = { state: 'paused', until: UNTIL, reason: { kind: 'region', detail: '451' } } as const;

/** A world in which nobody tells books, trades and candles, and whose sources are in these states. */
function silent(rows: readonly SourceStatus[]) {
  const { candles, orderBooks, trades } = testContext.sources;
  const provenance = { kind: 'public', name: '' } as const;
  const sources = {
    ...testContext.sources,
    candles: { ...candles, list: async () => [] },
    orderBooks: { ...known(orderBooks), top: async () => null, deep: async () => null },
    trades: { ...known(trades), latest: async () => [] },
    status: { provenance, rows: async () => rows, sockets: async () => [] },
  };
  return { ...testContext, sources };
}

const MSG = '暂停：币安：地区限制，对方不向本站所在地区提供；北京时间 03-10 18:30 后恢复读取';
const calls = [
  ['candles', { tickerid: 'binance_btc_usdt', period: 60 }],
  ['orderBook', { tickerid: 'binance_btc_usdt' }],
  ['trades', { tickerid: 'binance_btc_usdt' }],
  ['pairDepth', { code: 'binance', pair: 'BTC/USDT' }],
] as const;

describe('a pair whose exchange is left alone', () => {
  test.each(calls)('says so in %s: which source, why, until when', async (name, params) => {
    const { status, body } = await answer(name, params, silent([source(paused), okx]));
    expect(status).toBe(200);
    expect(body).toEqual({
      code: NOT_CONNECTED,
      msg: MSG,
      paused: { sources: ['币安'], reason: '地区限制，对方不向本站所在地区提供', until: UNTIL },
    });
    const report = await ask('sourceStatus', {}, silent([source(paused), okx]));
    expect(report.sources[0]).toMatchObject({ state: 'paused', until: UNTIL });
  });

  it('has no time to tell where the last calls failed and the next one is due', async () => {
    const failed = source({ state: 'failed', reason: { kind: 'timeout', detail: '' } });
    const { body } = await answer('orderBook', { tickerid: 'binance_btc_usdt' }, silent([failed]));
    expect(body).toMatchObject({
      msg: '暂停：币安：超时，对方没有及时回答；稍后再试',
      paused: { until: null },
    });
  });
});

it('a pair that no list has any more keeps the name of its exchange', async () => {
  const { sources } = silent([source(paused)]);
  const pairs = { ...known(sources.pairs), of: async () => [], all: async () => [] };
  const pair = await ask(
    'klinePair',
    { tickerid: 'binance_btc_usdt' },
    { token: '', sources: { ...sources, pairs } },
  );
  expect(pair).toMatchObject({
    price: null,
    volume24h: null,
    exchange: { code: 'binance', name: '币安' },
    noData: MSG,
  });
});

describe('what is not paused', () => {
  const of = async (rows: readonly SourceStatus[], tickerid: string) =>
    (await answer('orderBook', { tickerid }, silent(rows))).body;
  const NOT = { code: NOT_CONNECTED, msg: '未接入：没有可用的公开数据来源' };

  test.each([
    ['a pair of an exchange that answers', [source(paused), okx], 'okx_btc_usdt'],
    ['a pair of an exchange that nobody reads', [source(paused)], 'kucoin_btc_usdt'],
    ['a contract', [source(paused)], 'binance_swap_btc_usdt'],
    ['a source that is switched off', [source({ state: 'off' })], 'binance_btc_usdt'],
    ['a coin, while one exchange may be asked', [source(paused), okx], 'bitcoin'],
  ])('%s is not connected', async (_what, rows, tickerid) => {
    expect(await of(rows, tickerid)).toEqual(NOT);
  });

  it('is a chart that has nothing older, or an exchange that answers', async () => {
    const params = { tickerid: 'binance_btc_usdt', period: 60 };
    expect(await ask('candles', { ...params, reach: TEST_TIME / 1000 }, silent([source(paused)]))).toEqual(
      [],
    );
    expect(await ask('candles', params, silent([source({})]))).toEqual([]);
  });
});

it('a port of one source is paused with it, and answered by no simulation', async () => {
  const rows = [source({ ...paused, name: 'LLAMA', title: 'DefiLlama', exchange: null, ports: ['defi'] })];
  const { sources } = silent(rows);
  const away = (sourceNames: readonly string[]) => {
    const fails = () => Promise.reject(new NotConnectedError('gas', sourceNames));
    const gas = { ...known(testContext.sources.gas), at: fails };
    return answer('ethGas', {}, { token: '', sources: { ...sources, gas }, missing: testContext.sources });
  };
  expect((await away(['LLAMA'])).body).toMatchObject({ paused: { sources: ['DefiLlama'] } });
  expect((await away([])).body).toMatchObject({ code: 200 });
});
