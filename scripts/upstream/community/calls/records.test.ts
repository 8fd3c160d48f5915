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

describe('alerts', () => {
  const alert = (id: string, threshold = 70_000) => ({
    id,
    coin_code: 'bitcoin',
    coin_name: '比特币',
    measure: 'price' as const,
    direction: 'above' as const,
    threshold,
    repeat: 'once' as const,
    cooldown: 60,
    armed: true,
    fired_at: null,
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
