import type { ChannelValues, FormChannel } from '@coinmirror/shared/alerts/channels.ts';
import { describe, expect, test } from 'vitest';
import { testMessage } from './message.ts';
import type { ChannelPost, ChannelRequest, PostReply } from './post.ts';
import { type Outcome, sendTo } from './sendTo.ts';

const NOW = Date.UTC(2026, 10, 29, 6);
const message = { ...testMessage(NOW, null), text: '正文' };

async function sent(kind: FormChannel, fields: ChannelValues, reply: PostReply, told = message) {
  const requests: ChannelRequest[] = [];
  const post: ChannelPost = Object.assign(
    async (request: ChannelRequest) => {
      requests.push(request);
      return reply;
    },
    { refusal: () => null },
  );
  const outcome = await sendTo(kind, { ...fields }, told, { post, push: null, now: () => NOW });
  return { outcome, request: requests[0] };
}

const answered = (text: string, status = 200): PostReply => ({ kind: 'answered', status, text });
const SENT: Outcome = { kind: 'sent' };

describe('each channel is told in its own form', () => {
  test.each<[FormChannel, ChannelValues, string, object, string]>([
    [
      'ntfy',
      { address: 'https://ntfy.example/base/my-topic', token: 'tk_1' },
      'https://ntfy.example/base/',
      { topic: 'my-topic', title: '币镜预警', message: '正文' },
      '{"id":"1"}',
    ],
    [
      'gotify',
      { address: 'https://push.example/', token: 'Abc' },
      'https://push.example/message',
      { title: '币镜预警', message: '正文', priority: 5 },
      '{"id":1}',
    ],
    [
      'telegram',
      { token: '12:abc', chat: '-100' },
      'https://api.telegram.org/bot12:abc/sendMessage',
      { chat_id: '-100', text: '币镜预警\n正文' },
      '{"ok":true}',
    ],
    [
      'feishu',
      { address: 'https://open.feishu.cn/open-apis/bot/v2/hook/k', token: 'secret' },
      'https://open.feishu.cn/open-apis/bot/v2/hook/k',
      {
        timestamp: '1795932000',
        sign: 'EnTtrGnocJmSe0fTcNMwUXQEDgh/OoabaANIYftB6aQ=',
        msg_type: 'text',
        content: { text: '币镜预警\n正文' },
      },
      '{"code":0,"msg":"success"}',
    ],
    [
      'wecom',
      { address: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=k' },
      'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=k',
      { msgtype: 'text', text: { content: '币镜预警\n正文' } },
      '{"errcode":0,"errmsg":"ok"}',
    ],
    [
      'dingtalk',
      { address: 'https://oapi.dingtalk.com/robot/send?access_token=ab', token: 'SECx' },
      'https://oapi.dingtalk.com/robot/send?access_token=ab&timestamp=1795932000000&sign=OyqfMmKmP5Sff%2BqRJH4ZQMFu26N%2FNG0i%2Fks0p17E7sA%3D',
      { msgtype: 'text', text: { content: '币镜预警\n正文' } },
      '{"errcode":0,"errmsg":"ok"}',
    ],
    [
      'bark',
      { address: 'https://api.day.app/KEY' },
      'https://api.day.app/push',
      { device_key: 'KEY', title: '币镜预警', body: '正文', group: '币镜预警' },
      '{"code":200,"message":"success"}',
    ],
    ['json', { address: 'https://example.com/in', token: 't' }, 'https://example.com/in', { ...message }, ''],
  ])('%s', async (kind, fields, url, body, answer) => {
    const { outcome, request } = await sent(kind, fields, answered(answer));
    expect(outcome).toEqual(SENT);
    expect(request?.url).toBe(url);
    expect(JSON.parse(String(request?.body))).toEqual(body);
  });

  const link = 'https://coinmirror.example/currencies/bitcoin';
  test.each<[FormChannel, ChannelValues, object]>([
    ['ntfy', { address: 'https://a.example/t' }, { message: '正文', click: link }],
    [
      'gotify',
      { address: 'https://a.example', token: 'g' },
      { message: '正文', extras: { 'client::notification': { click: { url: link } } } },
    ],
    ['telegram', { token: '1:a', chat: '1' }, { text: `币镜预警\n正文\n${link}` }],
    ['feishu', { address: 'https://a.example/k' }, { content: { text: `币镜预警\n正文\n${link}` } }],
    ['wecom', { address: 'https://a.example/k' }, { text: { content: `币镜预警\n正文\n${link}` } }],
    ['dingtalk', { address: 'https://a.example/k' }, { text: { content: `币镜预警\n正文\n${link}` } }],
    ['bark', { address: 'https://a.example/k' }, { body: '正文', url: link }],
    ['json', { address: 'https://a.example/k' }, { text: '正文', link }],
  ])('%s leads to the page of what is told', async (kind, fields, body) => {
    const { request } = await sent(kind, fields, answered('{}'), { ...message, link });
    expect(JSON.parse(String(request?.body))).toMatchObject(body);
  });

  test('tokens go into headers where the service wants them there', async () => {
    const headersOf = async (kind: FormChannel, fields: ChannelValues) =>
      (await sent(kind, fields, answered('{}'))).request?.headers;
    expect(await headersOf('ntfy', { address: 'https://a.example/t', token: 'tk' })).toMatchObject({
      authorization: 'Bearer tk',
    });
    expect(await headersOf('ntfy', { address: 'https://a.example/t' })).not.toHaveProperty('authorization');
    expect(await headersOf('gotify', { address: 'https://a.example', token: 'g' })).toMatchObject({
      'x-gotify-key': 'g',
    });
  });
});

describe('what became of a message is told by status and answer', () => {
  const wecom = { address: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=k' };
  test.each<[string, PostReply, Outcome['kind']]>([
    ['a refusal in a 200', answered('{"errcode":93000,"errmsg":"invalid webhook url"}'), 'failed'],
    ['a page instead of an answer', answered('<html>'), 'failed'],
    ['too many', answered('', 429), 'again'],
    ['out of order', answered('', 502), 'again'],
    ['no such address', answered('', 404), 'failed'],
    ['a redirect', answered('', 302), 'failed'],
    ['nobody there', { kind: 'unreachable', reason: '无法连接' }, 'again'],
    ['no answer', { kind: 'unknown', reason: '没有回应' }, 'unknown'],
    ['an inner address', { kind: 'refused', reason: '不能使用内部网络的地址' }, 'failed'],
  ])('%s', async (_case, reply, kind) => {
    const { outcome } = await sent('wecom', wecom, reply);
    expect(outcome.kind).toBe(kind);
    expect(JSON.stringify(outcome)).not.toContain('key=k');
  });

  test('what a service says is cut to a line without control characters', async () => {
    const said = JSON.stringify({ ok: false, description: `a\n\u001b[31m${'x'.repeat(200)}` });
    const { outcome } = await sent('telegram', { token: '1:a', chat: '1' }, answered(said));
    expect(outcome).toEqual({ kind: 'failed', reason: `对方拒绝：a [31m${'x'.repeat(74)}` });
  });
});
