import { describe, expect, it } from 'vitest';
import { field, useCommunity } from '../../testing/testCommunity.ts';
import { useInbox } from '../../testing/testInbox.ts';

const community = useCommunity();
const { call, login } = community;
const { run, comment, listed } = useInbox(community);

describe('a hidden comment', () => {
  it('vanishes from lists and counts at once, and comes back', async () => {
    const { token } = await login();
    const before = (await listed()).total_count;
    const id = await comment(token, '垃圾广告');
    expect((await listed()).total_count).toBe(before + 1);
    await run('hide', String(id), '广告');
    expect((await listed()).total_count).toBe(before);
    expect((await listed()).list.some((row) => row['id'] === id)).toBe(false);
    await run('unhide', String(id));
    expect((await listed()).list[0]).toMatchObject({ id, content: '垃圾广告' });
  });

  it('keeps the place of its replies, without its words and its writer', async () => {
    const { token } = await login();
    const parent = await comment(token, '骂人');
    const reply = await comment(token, '理性讨论', { parent_id: parent });
    await run('hide', String(parent), '人身攻击');
    expect((await listed()).list.find((row) => row['id'] === parent)).toMatchObject({
      content: '',
      nickname: '',
      userface: '',
      is_hidden: true,
      reply_count: 1,
    });
    expect((await listed({ parent_id: parent })).list).toMatchObject([{ id: reply, content: '理性讨论' }]);
    expect(
      await call(
        'commentAdd',
        { kind: 'coin', code: 'bitcoin', content: '再来', parent_id: parent, nonce: 'nonce-late' },
        token,
      ),
    ).toMatchObject({ code: 404 });
    await run('hide', String(reply), '一起');
    expect((await listed()).list.some((row) => row['id'] === parent)).toBe(false);
  });

  it('counts for nothing in its parent, and takes neither likes nor reports', async () => {
    const { token } = await login();
    const parent = await comment(token, '主楼');
    const reply = await comment(token, '广告', { parent_id: parent });
    await run('hide', String(reply), '广告');
    expect((await listed()).list.find((row) => row['id'] === parent)).toMatchObject({ reply_count: 0 });
    expect(await call('commentLike', { id: reply, on: true }, token)).toMatchObject({
      data: { like_count: 0 },
    });
    const count = (await run('list', '--limit', '1000')).length;
    await call('commentReport', { id: reply, reason: '其他' }, token);
    expect(await run('list', '--limit', '1000')).toHaveLength(count);
  });
});

describe('a locked account', () => {
  it('is logged out everywhere, told so at its login, and comes back', async () => {
    const { phone, token } = await login();
    const id = field(await call('memberInfo', {}, token), 'mid');
    await run('lock', id, '反复发布广告');
    expect(await call('memberInfo', {}, token)).toMatchObject({ status: 401 });
    const attempt = { ...phone, type: 1, password: 'secret1' };
    expect(await call('memberLogin', attempt)).toMatchObject({
      status: 423,
      msg: '该账号已停用，如有疑问，请通过页面底部的“意见反馈”告诉我们',
    });
    expect(await call('memberLogin', { ...attempt, password: 'wrong' })).toMatchObject({ status: 422 });
    await run('unlock', id);
    expect(await call('memberInfo', {}, token)).toMatchObject({ status: 401 });
    expect(await call('memberLogin', attempt)).toMatchObject({ code: 200 });
  });

  it('has no session that was opened while it was being locked', async () => {
    const { token } = await login();
    const id = Number(field(await call('memberInfo', {}, token), 'mid'));
    await run('lock', String(id), '试');
    const late = community.upstream().store.sessions.open(id);
    expect(await call('memberInfo', {}, late)).toMatchObject({ status: 401 });
  });
});

it('every act stands in the log with who, when, what and why', async () => {
  const { token } = await login();
  const id = await comment(token, '广告');
  await run('hide', String(id), '广告\u001b[2J');
  const [line] = await run('log', '--limit', '1');
  expect(line).toMatch(/^\d{4}-\d{2}-\d{2} [\d:]+ operator hide comment \d+ 广告\\u\{1b\}\[2J$/);
  const before = await run('log');
  await expect(run('hide', '99999', '没有')).rejects.toThrow('there is none');
  expect(await run('log')).toEqual(before);
});
