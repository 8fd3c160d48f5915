import { ask, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import type { SocketStatus, SourceStatus, StatusPort } from '../../ports/status.ts';
import { answer } from '../dispatch/answer.ts';

const NOW = Date.UTC(2026, 10, 20);
const source = (own: Partial<SourceStatus>): SourceStatus => ({
  name: 'BINANCE',
  title: '币安',
  exchange: 'binance',
  state: 'well',
  since: NOW - 60_000,
  until: null,
  answeredAt: NOW,
  reason: null,
  failures: 0,
  budget: { now: 10.5, burst: 30, month: null },
  quarantined: [],
  ports: ['coins', 'trades', 'coins', 'nothing'],
  ...own,
});
const SOCKET: SocketStatus = {
  name: 'OKX liquidations',
  title: '欧易',
  tells: 'liquidations',
  state: 'reconnecting',
  since: NOW - 30_000,
  heardAt: null,
};
const world = (rows: readonly SourceStatus[] | null) => {
  const status: StatusPort | null = rows && {
    provenance: { kind: 'public', name: '' },
    rows: async () => rows,
    sockets: async () => [SOCKET],
  };
  return { ...testContext, sources: { ...testContext.sources, status } };
};

describe('the state of the sources', () => {
  it('of the simulation is one source that is always well', async () => {
    const { simulated, sources } = await ask('sourceStatus', {});
    expect(simulated).toBe(true);
    expect(sources).toMatchObject([{ title: '模拟行情', state: 'well', reason: '', quarantined: [] }]);
  });

  it('says what visitors see of each, once, by the ports that read from it', async () => {
    const { simulated, sources } = await ask('sourceStatus', {}, world([source({})]));
    expect(simulated).toBe(false);
    expect(sources[0]).toMatchObject({ answeredAt: NOW, budget: { now: 10.5, burst: 30, month: null } });
    expect(sources[0]?.shows).toEqual(['价格', '市值', '涨跌幅', '成交记录']);
  });

  it.each([
    ['region', /地区限制/],
    ['limit', /请求过多，等待对方规定的时间/],
    ['shape', /格式与文档不符/],
    ['toString', /没有取得数据/],
  ])('tells a failure of kind %s in a sentence, and nothing of the operator’s line', async (kind, words) => {
    const failed = source({ state: 'failed', reason: { kind, detail: 'connect ECONNREFUSED 10.0.0.1:443' } });
    const { body } = await answer('sourceStatus', {}, world([failed]));
    expect(JSON.stringify(body)).not.toMatch(/ECONNREFUSED|10\.0\.0\.1/);
    const { sources } = await ask('sourceStatus', {}, world([failed]));
    expect(sources[0]?.reason).toMatch(words);
  });

  it('tells each socket: what it is, since when, and its last message', async () => {
    const { sockets } = await ask('sourceStatus', {}, world([source({})]));
    expect(sockets).toEqual([SOCKET]);
    expect((await ask('sourceStatus', {})).sockets).toEqual([]);
  });

  it('keeps a quarantined number, however small', async () => {
    const doubted = { subject: 'PEPE/USDT', value: 0.0000112, reason: '偏离', since: NOW };
    const { sources } = await ask('sourceStatus', {}, world([source({ quarantined: [doubted] })]));
    expect(sources[0]?.quarantined).toEqual([doubted]);
  });

  it('is not connected in a world that does not tell it', async () => {
    expect(await answer('sourceStatus', {}, world(null))).toMatchObject({
      status: 200,
      body: { code: 1501 },
    });
  });
});
