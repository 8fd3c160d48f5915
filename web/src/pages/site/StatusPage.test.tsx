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
  it('says in the simulation why the data is marked, and folds how a source is connected away', async () => {
    await renderPage('/status');
    const card = within(await screen.findByRole('region', { name: '模拟行情' }));
    expect(card.getByText('正常')).toBeDefined();
    expect(card.getByText(/标有“演示数据”/)).toBeDefined();
    expect(card.getByText(/MARKET_SOURCE=public/).closest('details')?.open).toBe(false);
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

  it('has the log of refused numbers at an address of its own, newest first, with its files', async () => {
    report([source({})]);
    const refusal = {
      venue: 'gate',
      title: 'Gate',
      subject: 'BTC_USDT',
      reason: 'quarantined',
      from: TEST_NOW - 600_000,
      until: TEST_NOW - 60_000,
      isOpen: false,
      deviation: -38.25,
    };
    const rows = [{ ...refusal, subject: 'SOL_USDT', until: refusal.from, isOpen: true }, refusal];
    server.use(answers('refusalLog', { code: 200, msg: '', data: { total: 312, open: 1, rows } }));
    await renderPage('/status?tab=refusals');
    const table = within(await screen.findByRole('table', { name: '隔离日志' }));
    const [, first, second] = table.getAllByRole('row');
    expect(first?.textContent).toContain('仍在隔离');
    expect(second?.textContent).toContain('−38.25%');
    expect(second?.textContent).toContain('9 分钟');
    expect(second?.textContent).toContain('连续三次偏离 30% 以上');
    expect(screen.getByText(/共 312 段，此刻 1 段仍在隔离/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe('/data/series/refusals.csv');
    expect(screen.queryByRole('table', { name: '来源' })).toBeNull();
  });

  it('has the record of each source with its days, and of each exchange with a way to its page', async () => {
    report([source({})]);
    const figures = { days: 2, asked: 200, answered: 190, medianAge: 120, lateAge: 3_000 };
    const availability = [...Array.from({ length: 88 }, () => null), 60, 100];
    const data = {
      sources: [{ name: 'OKX', title: '欧易', availability, ...figures }],
      exchanges: [
        {
          code: 'okx',
          title: '欧易',
          days: 2,
          quotes: 9,
          refusedShare: 1.5,
          quarantinedShare: 0,
          medianAge: 120,
        },
      ],
    };
    server.use(answers('sourceRecord', { code: 200, msg: '', data }));
    const { unmount } = await renderPage('/status?tab=record');
    const record = within(await screen.findByRole('table', { name: '来源履历' }));
    expect(record.getByText('95.00%')).toBeDefined();
    expect(record.getByRole('img', { name: '2 天有询问，最低的一天 60.00%' })).toBeDefined();
    unmount();
    await renderPage('/status?tab=exchanges');
    const venues = within(await screen.findByRole('table', { name: '交易所报价质量' }));
    expect(venues.getByText('1.50%')).toBeDefined();
    expect(venues.getByRole('link', { name: /欧易/ }).getAttribute('href')).toBe('/exchange/okx');
  });

  it('has no tabs and no empty tables in the simulation', async () => {
    await renderPage('/status?tab=refusals');
    await screen.findByRole('region', { name: '模拟行情' });
    expect(screen.queryByRole('navigation', { name: '来源与日志' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  describe('the check of the site’s own numbers', () => {
    const side = (value: number, path: string) => ({ value, path });
    const failure = {
      relation: '流通市值 = 价格 × 流通量',
      subject: 'ethereum',
      left: side(459_000_000_001.5, '/'),
      right: side(450_000_000_000, '/currencies/ethereum'),
    };
    const found = (data: object) => server.use(answers('selfCheck', { code: 200, msg: '', data }));

    it('says in both modes how many relations hold, and that nothing is checked before the first run', async () => {
      const { unmount } = await renderPage('/status');
      expect(await screen.findByText('本站自检：尚未自检')).toBeDefined();
      unmount();
      found({ at: TEST_NOW, checked: 512, failed: 0, failures: [] });
      report([source({})]);
      await renderPage('/status');
      expect(await screen.findByText('本站自检：此刻 512 条关系全部吻合')).toBeDefined();
    });

    it('names one that fails with both numbers, each a way to where it stands', async () => {
      found({ at: TEST_NOW, checked: 512, failed: 1, failures: [failure] });
      await renderPage('/status');
      const part = within(await screen.findByRole('region', { name: '本站自检' }));
      expect(await part.findByText('本站自检：此刻 512 条关系，1 条不吻合')).toBeDefined();
      expect(part.getByText('流通市值 = 价格 × 流通量（ethereum）')).toBeDefined();
      const ways = part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
      expect(ways).toEqual([
        ['459,000,000,001.5', '/'],
        ['450,000,000,000', '/currencies/ethereum'],
      ]);
    });
  });

  it('is led to by the mark of simulated data and by the footer', async () => {
    await renderRoute('/status');
    expect((await screen.findByRole('link', { name: '演示数据' })).getAttribute('href')).toBe('/status');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: '数据状态' }).getAttribute('href')).toBe('/status');
  });
});
