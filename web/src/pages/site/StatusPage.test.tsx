import type { SocketStatus, SourceStatus } from '@coinmirror/upstream/ports/status.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '#testing/clock.ts';
import { renderPage, renderRoute } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

type WireSource = Omit<SourceStatus, 'reason' | 'ports' | 'exchange' | 'failures'> & {
  readonly reason: string;
  readonly shows: readonly string[];
};

const source = (own: Partial<WireSource>): WireSource => ({
  name: 'BINANCE',
  title: '币安',
  state: 'well',
  since: null,
  until: null,
  answeredAt: TEST_NOW - 4_000,
  reason: '',
  budget: { now: 12, burst: 30, month: 8_210 },
  quarantined: [],
  shows: ['价格', '市值'],
  ...own,
});
const report = (sources: readonly WireSource[], sockets: readonly SocketStatus[] = []) =>
  server.use(answers('sourceStatus', { code: 200, msg: '', data: { simulated: false, sources, sockets } }));

describe('/status', () => {
  it('says in the simulation why the data is marked, and how a source is connected', async () => {
    await renderPage('/status');
    const card = within(await screen.findByRole('region', { name: '模拟行情' }));
    expect(card.getByText('正常')).toBeDefined();
    expect(card.getByText(/标有“演示数据”/)).toBeDefined();
    expect(card.getByText(/MARKET_SOURCE=public/)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('has a row for each source: state by word and shape, age, reason, what is left, what visitors see', async () => {
    const failed = { name: 'OKX', title: '欧易', state: 'failed', answeredAt: null } as const;
    report([source({}), source({ ...failed, reason: '域名无法解析', budget: null })]);
    await renderPage('/status');
    const table = within(await screen.findByRole('table', { name: '来源' }));
    const well = within(table.getByRole('row', { name: /币安/ }));
    expect(well.getByText('正常').textContent).toBe('●正常');
    expect(well.getByText(/^\d+ 秒前$/)).toBeDefined();
    expect(well.getByText('12 / 30，本月剩 8,210')).toBeDefined();
    expect(well.getByText('价格、市值')).toBeDefined();
    const bad = within(table.getByRole('row', { name: /欧易/ }));
    expect(bad.getByText('失败').textContent).toBe('✕失败');
    expect(bad.getByText('域名无法解析')).toBeDefined();
    expect(bad.getByText('缺少，或取自其他来源：价格、市值')).toBeDefined();
    expect(screen.queryByRole('table', { name: '隔离的数' })).toBeNull();
  });

  it('says until when a source is paused, in Beijing', async () => {
    const until = Date.parse('2026-11-20T19:46:06Z');
    report([source({ state: 'paused', reason: '地区限制', until })]);
    await renderPage('/status');
    const table = within(await screen.findByRole('table', { name: '来源' }));
    expect(table.getByText('地区限制；北京时间 11-21 03:47 后恢复读取')).toBeDefined();
  });

  it('has a row for each socket: state, age of its last message, what visitors see of it', async () => {
    const socket = { name: 'OKX ticks', title: '欧易', tells: 'ticks', since: TEST_NOW - 90_000 } as const;
    report(
      [source({})],
      [
        { ...socket, state: 'connected', heardAt: TEST_NOW - 2_000 },
        {
          ...socket,
          name: 'BYBIT liquidations',
          title: 'Bybit',
          tells: 'liquidations',
          state: 'reconnecting',
          heardAt: null,
        },
      ],
    );
    await renderPage('/status');
    const table = within(await screen.findByRole('table', { name: '实时推送' }));
    const well = within(table.getByRole('row', { name: /欧易/ }));
    expect(well.getByText('已连接').textContent).toBe('●已连接');
    expect(well.getByText(/^\d+ 秒前$/)).toBeDefined();
    expect(well.getByText('价格随成交变动')).toBeDefined();
    const cut = within(table.getByRole('row', { name: /Bybit/ }));
    expect(cut.getByText('重连中').textContent).toBe('▲重连中');
    expect(cut.getByText('断开期间的强平没有收录，合计偏少')).toBeDefined();
  });

  it('lists the numbers that nobody believes', async () => {
    const doubted = { subject: 'PEPE/USDT', value: 0.0000112, reason: '相差 30% 以上', since: TEST_NOW };
    report([source({ quarantined: [doubted] })]);
    await renderPage('/status');
    const table = within(await screen.findByRole('table', { name: '隔离的数' }));
    expect(table.getByRole('row', { name: /PEPE\/USDT/ }).textContent).toContain('相差 30% 以上');
  });

  it('is led to by the mark of simulated data and by the footer', async () => {
    await renderRoute('/status');
    expect((await screen.findByRole('link', { name: '演示数据' })).getAttribute('href')).toBe('/status');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: '数据状态' }).getAttribute('href')).toBe('/status');
  });
});
