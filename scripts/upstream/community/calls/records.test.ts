import type { TradeWire } from '@coinmirror/shared/contract/community/portfolio.ts';
import { describe, expect, it } from 'vitest';
import { useCommunity } from '../../testing/testCommunity.ts';

const { call, login, restart } = useCommunity();
const ids = (reply: { data: unknown }) => (reply.data as { id: string }[]).map(({ id }) => id);

describe('a portfolio', () => {
  const trade = (id: string, side: 'buy' | 'sell', quantity: number, own: Partial<TradeWire> = {}) => ({
    id,
    code: 'bitcoin',
    side,
    day: '2026-01-02',
    price: 100,
    quantity,
    fee: 1,
    unit: 'cny' as const,
    per_usd: 7.2,
    ...own,
  });

  it('is stored with the account, idempotently, and survives a restart', async () => {
    const { token } = await login();
    const trades = [trade('a', 'buy', 2), trade('b', 'sell', 1)];
    await call('portfolioSave', { trades }, token);
    await call('portfolioSave', { trades: [...trades, trade('a', 'buy', 3)] }, token);
    await restart();
    expect((await call('portfolioTrades', {}, token)).data).toEqual([
      trade('a', 'buy', 3),
      trade('b', 'sell', 1),
    ]);
  });

  it('rejects a sale of more than is held, and the removal of a purchase that was sold', async () => {
    const { token } = await login();
    await call('portfolioSave', { trades: [trade('a', 'buy', 2), trade('b', 'sell', 2)] }, token);
    expect(
      await call('portfolioSave', { trades: [trade('c', 'sell', 1, { day: '2026-01-03' })] }, token),
    ).toMatchObject({
      code: 422,
      msg: '2026-01-03 要卖出 1 个 bitcoin，当时只持有 0 个',
    });
    expect(await call('portfolioDelete', { ids: ['a'] }, token)).toMatchObject({ code: 422 });
    expect(ids(await call('portfolioDelete', { ids: ['a', 'b', 'never'] }, token))).toEqual([]);
  });

  it.each([
    { day: '2026-02-30' },
    { quantity: 0 },
    { price: -1 },
    { per_usd: 0 },
    { unit: 'local' as never },
  ])('rejects %o', async (own) => {
    const { token } = await login();
    const reply = await call('portfolioSave', { trades: [trade('a', 'buy', 1, own)] }, token);
    expect(reply.code).toBe(400);
  });

  it('is only accessible to its logged-in owner', async () => {
    const [mine, other] = [await login(), await login()];
    await call('portfolioSave', { trades: [trade('a', 'buy', 1)] }, mine.token);
    expect(ids(await call('portfolioTrades', {}, other.token))).toEqual([]);
    expect(await call('portfolioTrades', {})).toMatchObject({ code: 401 });
  });
});

describe('portfolios', () => {
  const names = [
    { id: 'main', name: '默认' },
    { id: 'b', name: '长期' },
  ];

  it('are kept in their order with the account, by name and id, and survive a restart', async () => {
    const [mine, other] = [await login(), await login()];
    expect((await call('portfolioNames', {}, mine.token)).data).toEqual([]);
    await call('portfolioNamesSave', { portfolios: names }, mine.token);
    await restart();
    expect((await call('portfolioNames', {}, mine.token)).data).toEqual(names);
    expect((await call('portfolioNames', {}, other.token)).data).toEqual([]);
    await call('portfolioNamesSave', { portfolios: names.toReversed() }, mine.token);
    expect(ids(await call('portfolioNames', {}, mine.token))).toEqual(['b', 'main']);
    expect(await call('portfolioNames', {})).toMatchObject({ code: 401 });
  });

  it('have names of their own, and none is kept of a call that repeats one', async () => {
    const { token } = await login();
    const twice = [...names, { id: 'c', name: '长期' }];
    expect(await call('portfolioNamesSave', { portfolios: twice }, token)).toMatchObject({
      code: 409,
      msg: '已有同名组合',
    });
    expect((await call('portfolioNames', {}, token)).data).toEqual([]);
    const tooLong = [{ id: 'c', name: '字'.repeat(13) }];
    expect(await call('portfolioNamesSave', { portfolios: tooLong }, token)).toMatchObject({ code: 400 });
  });

  it('sell their own coins alone: a trade keeps its portfolio, its time and its side', async () => {
    const { token } = await login();
    const bought = { ...TRADE, id: 'a', portfolio: 'b', time: '09:30' };
    await call('portfolioSave', { trades: [bought] }, token);
    expect((await call('portfolioTrades', {}, token)).data).toEqual([bought]);
    const sold = { ...TRADE, id: 'c', side: 'sell' as const };
    expect(await call('portfolioSave', { trades: [sold] }, token)).toMatchObject({ code: 422 });
    const out = { ...bought, id: 'd', side: 'out' as const, price: 0, time: '10:00' };
    expect(ids(await call('portfolioSave', { trades: [out] }, token))).toEqual(['a', 'd']);
    const wrong = { ...bought, time: '24:00' };
    expect(await call('portfolioSave', { trades: [wrong] }, token)).toMatchObject({ code: 400 });
  });
});

const TRADE = {
  ...{ id: 'a', code: 'bitcoin', side: 'buy' as const, day: '2026-01-02', price: 100, quantity: 2 },
  ...{ fee: 1, unit: 'cny' as const, per_usd: 7.2 },
};

describe('alerts', () => {
  const alert = (id: string, threshold = 70_000) => ({
    id,
    coin_code: 'bitcoin',
    coin_name: '比特币',
    target_code: '',
    target_name: '',
    measure: 'price' as const,
    direction: 'above' as const,
    threshold,
    repeat: 'once' as const,
    cooldown: 60,
    armed: true,
    fired_at: null,
    seen_at: null,
  });

  it('are stored with the account newest first, including that they fired', async () => {
    const { token } = await login();
    await call('alertSave', { alerts: [alert('a')] }, token);
    await call('alertSave', { alerts: [alert('b')] }, token);
    await call('alertSave', { alerts: [{ ...alert('a'), armed: false, fired_at: 1_790_000_000 }] }, token);
    const { data } = await call('alertList', {}, token);
    expect(data).toEqual([alert('b'), { ...alert('a'), armed: false, fired_at: 1_790_000_000 }]);
    expect(ids(await call('alertDelete', { ids: ['b'] }, token))).toEqual(['a']);
  });

  it('of an older browser are read without what it does not know', async () => {
    const { token } = await login();
    const { target_code, target_name, seen_at, ...older } = alert('old');
    const { data } = await call('alertSave', { alerts: [older] }, token);
    expect(data).toEqual([{ ...older, target_code, target_name, seen_at }]);
  });

  it('that cannot be watched are refused, all of the call', async () => {
    const { token } = await login();
    const wrong = { ...alert('wrong'), measure: 'flash' as const, coin_code: '', coin_name: '' };
    expect(await call('alertSave', { alerts: [alert('a'), wrong] }, token)).toMatchObject({
      code: 422,
      msg: '请填写关键词',
    });
    expect(ids(await call('alertList', {}, token))).toEqual([]);
  });

  it('are limited to fifty', async () => {
    const { token } = await login();
    const alerts = Array.from({ length: 50 }, (_, at) => alert(`a${at}`));
    await call('alertSave', { alerts }, token);
    expect(await call('alertSave', { alerts: [alert('more')] }, token)).toMatchObject({
      code: 422,
      msg: '最多 50 个预警',
    });
  });
});
