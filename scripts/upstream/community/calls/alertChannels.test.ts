import { describe, expect, it } from 'vitest';
import { field, useCommunity } from '../../testing/testCommunity.ts';
import type { ChannelPost, ChannelRequest } from '../delivery/channels/post.ts';

const requests: ChannelRequest[] = [];
let status = 200;
const post: ChannelPost = Object.assign(
  async (request: ChannelRequest) => {
    requests.push(request);
    return { kind: 'answered' as const, status, text: '{}' };
  },
  { refusal: (url: string) => (url.includes('10.0.0.1') ? '不能使用内部网络的地址' : null) },
);
const { call, login, upstream } = useCommunity(undefined, {
  isOpen: true,
  allowedOrigins: [],
  pushKeys: null,
  publicOrigin: 'https://coinmirror.example',
  post,
  runs: false,
});

const ntfy = (topic: string) => ({ kind: 'ntfy', address: `https://ntfy.sh/${topic}`, token: 'tk_hidden' });
const list = (reply: { data: unknown }) =>
  (reply.data as { list: { id: number; kind: string; shown: string; paused: boolean; error: string }[] })
    .list;

describe('channels of alerts', () => {
  it('are told again by host and four letters alone', async () => {
    const { token } = await login();
    const added = await call('alertChannelAdd', ntfy('my-secret-topic'), token);
    expect(list(added)).toMatchObject([{ kind: 'ntfy', shown: 'ntfy.sh …opic', paused: false }]);
    const read = await call('alertChannels', {}, token);
    expect(JSON.stringify(read)).not.toMatch(/my-secret|tk_hidden/);
  });

  it('are one where the same is added twice, and ten at most', async () => {
    const { token } = await login();
    await call('alertChannelAdd', ntfy('t0'), token);
    expect(list(await call('alertChannelAdd', ntfy('t0'), token))).toHaveLength(1);
    for (let at = 1; at < 10; at += 1) await call('alertChannelAdd', ntfy(`t${at}`), token);
    expect(await call('alertChannelAdd', ntfy('more'), token)).toMatchObject({
      code: 422,
      msg: '最多 10 个渠道，请先删除一些',
    });
  });

  it('are paused, resumed and deleted by their owner alone', async () => {
    const [mine, other] = [await login(), await login()];
    const [channel] = list(await call('alertChannelAdd', ntfy('own'), mine.token));
    const id = channel?.id;
    for (const name of ['alertChannelDelete', 'alertChannelTest'] as const)
      expect(await call(name, { id }, other.token)).toMatchObject({ code: 404, msg: '渠道不存在' });
    const pause = (paused: boolean) => call('alertChannelPause', { id, paused }, mine.token);
    expect(list(await pause(true))[0]?.paused).toBe(true);
    expect(list(await pause(false))[0]?.paused).toBe(false);
    expect(list(await call('alertChannelDelete', { id }, mine.token))).toEqual([]);
    expect(await call('alertChannels', {})).toMatchObject({ code: 401 });
  });

  it('with a wrong field are refused, with the sentence of that field', async () => {
    const { token } = await login();
    const wrong = { kind: 'feishu', address: 'https://example.com' };
    expect(await call('alertChannelAdd', wrong, token)).toMatchObject({
      code: 422,
      msg: '请填写 https://open.feishu.cn/open-apis/bot/v2/hook/… 的地址',
    });
    const inner = { kind: 'json', address: 'https://10.0.0.1/' };
    expect(await call('alertChannelAdd', inner, token)).toMatchObject({
      code: 422,
      msg: '不能使用内部网络的地址',
    });
    expect((await call('alertChannelAdd', { kind: 'fax' }, token)).code).toBe(400);
  });

  it('are tested at once, with one message in ten seconds', async () => {
    const { token } = await login();
    const [channel] = list(await call('alertChannelAdd', ntfy('test'), token));
    requests.length = 0;
    expect((await call('alertChannelTest', { id: channel?.id }, token)).code).toBe(200);
    expect(requests.map(({ body }) => String(body)).join()).toMatch(
      /这是一条测试消息.*"click":"https:\/\/coinmirror\.example\/userticker"/s,
    );
    expect((await call('alertChannelTest', { id: channel?.id }, token)).code).toBe(429);
  });

  it('are sent the brief of each day at a chosen hour, and one at once for a look', async () => {
    const [mine, other] = [await login(), await login()];
    const [channel] = list(await call('alertChannelAdd', ntfy('brief'), mine.token));
    const id = channel?.id;
    expect(await call('alertChannelBrief', { id, hour: 8 }, other.token)).toMatchObject({ code: 404 });
    expect(await call('alertBriefTest', { id }, other.token)).toMatchObject({ code: 404 });
    expect((await call('alertChannelBrief', { id, hour: 24 }, mine.token)).code).toBe(400);
    expect(list(await call('alertChannelBrief', { id, hour: 21 }, mine.token))).toMatchObject([
      { brief_hour: 21, brief: null },
    ]);
    requests.length = 0;
    expect((await call('alertBriefTest', { id }, mine.token)).code).toBe(200);
    expect(requests.map(({ body }) => String(body)).join()).toMatch(
      /币镜日报 2026-01-14.*演示数据.*"click":"https:\/\/coinmirror\.example\/daily\?date=2026-01-14"/s,
    );
    expect((await call('alertBriefTest', { id }, mine.token)).code).toBe(429);
    expect(list(await call('alertChannelBrief', { id, hour: null }, mine.token))).toMatchObject([
      { brief_hour: null },
    ]);
  });

  it('that fail a test say why, now and in the list', async () => {
    const { token } = await login();
    const [channel] = list(await call('alertChannelAdd', ntfy('broken'), token));
    status = 403;
    const reply = await call('alertChannelTest', { id: channel?.id }, token);
    status = 200;
    expect(reply).toMatchObject({ code: 422, msg: '测试消息没有送达：对方答 403' });
    expect(list(await call('alertChannels', {}, token))[0]?.error).toBe('对方答 403');
  });

  it('of browsers need the operator’s keys', async () => {
    const { token } = await login();
    expect(field(await call('alertChannels', {}, token), 'push_key')).toBe('');
    const push = { endpoint: 'https://push.example.com/x', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    expect(await call('alertPushAdd', push, token)).toMatchObject({ code: 422 });
  });

  it('get an alert that its owner sets, and its list says that it arrived', async () => {
    const { token } = await login();
    await call('alertChannelAdd', ntfy('alerts'), token);
    const alert = {
      ...{ id: 'a', coin_code: 'bitcoin', coin_name: '比特币', measure: 'price', direction: 'above' },
      ...{ threshold: 1, repeat: 'once', cooldown: 60, armed: true, fired_at: null },
    };
    expect((await call('alertSave', { alerts: [alert] }, token)).code).toBe(200);
    requests.length = 0;
    await upstream().alerting.step();
    expect(requests).toHaveLength(1);
    expect(await call('alertChannels', {}, token)).toMatchObject({
      data: { deliveries: [{ alert_id: 'a', state: 'sent' }] },
    });
    const late = { ...alert, seen_at: 1_790_000_000 };
    await call('alertSave', { alerts: [late] }, token);
    expect(await call('alertList', {}, token)).toMatchObject({ data: [{ armed: false }] });
    await call('alertSave', { alerts: [alert] }, token);
    expect(await call('alertList', {}, token)).toMatchObject({ data: [{ armed: true }] });
  });
});
