import { describe, expect, it } from 'vitest';
import { useCommunity } from '../../testing/testCommunity.ts';

const { call, login } = useCommunity();

describe('a watchlist', () => {
  const codes = (reply: { data: unknown }) =>
    (reply.data as { name: string; items: { code: string }[] }[]).map(
      ({ name, items }) => [name, items.map((item) => item.code)] as const,
    );

  it('imports a browser’s items without loss or duplicates, idempotently', async () => {
    const { token } = await login();
    await call('focusAdd', { kind: 'coin', items: [{ code: 'bitcoin' }] }, token);
    const groups = [
      { name: '', items: [{ code: 'bitcoin' }, { code: 'ethereum' }] },
      { name: '公链', items: [{ code: 'solana', note: '看好' }] },
    ];
    await call('focusMerge', { kind: 'coin', groups }, token);
    const reply = await call('focusMerge', { kind: 'coin', groups }, token);
    expect(codes(reply)).toEqual([
      ['默认', ['bitcoin', 'ethereum']],
      ['公链', ['solana']],
    ]);
  });

  it('merges a coin of two groups into both', async () => {
    const { token } = await login();
    const groups = ['默认', '长期'].map((name) => ({ name, items: [{ code: 'bitcoin' }] }));
    expect(codes(await call('focusMerge', { kind: 'coin', groups }, token))).toEqual([
      ['默认', ['bitcoin']],
      ['长期', ['bitcoin']],
    ]);
  });

  it('changes many items at once, all or none, idempotently', async () => {
    const { token } = await login();
    const added = await call('focusGroupAdd', { kind: 'coin', name: '观察' }, token);
    const [first, second] = (added.data as { id: number }[]).map(({ id }) => id);
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({ code: `coin-${from + i}` }));
    const add = { kind: 'coin', group_id: first, items: many(0, 499) };
    await call('focusAdd', add, token);
    await call('focusAdd', add, token);
    expect(await call('focusAdd', { ...add, items: many(499, 2) }, token)).toMatchObject({
      code: 422,
      msg: '每个分组最多 500 项',
    });

    const some = ['coin-3', 'coin-1'];
    const move = { kind: 'coin', group_id: first, to_group_id: second, codes: some };
    await call('focusMove', move, token);
    const moved = codes(await call('focusMove', move, token));
    expect(moved[0]?.[1]).toHaveLength(497);
    expect(moved[1]?.[1]).toEqual(some);

    const remove = { kind: 'coin', codes: ['coin-0', 'coin-2', 'coin-3'] };
    await call('focusDelete', remove, token);
    const left = codes(await call('focusDelete', remove, token));
    expect(left[0]?.[1].slice(0, 2)).toEqual(['coin-4', 'coin-5']);
    expect(left[1]?.[1]).toEqual(['coin-1']);
  });

  it('appends new items, whatever was removed before', async () => {
    const { token } = await login();
    const items = ['a', 'b', 'c', 'd'].map((code) => ({ code }));
    await call('focusAdd', { kind: 'coin', items }, token);
    await call('focusDelete', { kind: 'coin', codes: ['a', 'b'] }, token);
    const reply = await call('focusAdd', { kind: 'coin', items: [{ code: 'e', note: '新' }] }, token);
    expect(codes(reply)).toEqual([['默认', ['c', 'd', 'e']]]);
  });

  it('a deleted group’s items move to the first one', async () => {
    const { token } = await login();
    const added = await call('focusGroupAdd', { kind: 'coin', name: '观察' }, token);
    const group_id = (added.data as { id: number; name: string }[]).find(({ name }) => name === '观察')?.id;
    await call('focusAdd', { kind: 'coin', items: [{ code: 'litecoin' }], group_id }, token);
    const reply = await call('focusGroupDelete', { kind: 'coin', group_id }, token);
    expect(codes(reply)).toEqual([['默认', ['litecoin']]]);
  });

  it('belongs to its owner', async () => {
    const mine = await login();
    const other = await login();
    const list = await call('focusList', { kind: 'coin' }, mine.token);
    const group_id = (list.data as { id: number }[])[0]?.id;
    expect(
      await call('focusAdd', { kind: 'coin', items: [{ code: 'bitcoin' }], group_id }, other.token),
    ).toMatchObject({
      code: 404,
    });
  });
});
