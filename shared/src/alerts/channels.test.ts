import { describe, expect, test } from 'vitest';
import { type ChannelValues, checkChannel, type FormChannel } from './channels.ts';

const KEY = '8a6b4c2d-1111-2222-3333-444455556666';

describe('the fields of a channel', () => {
  test.each<[FormChannel, ChannelValues, readonly string[]]>([
    ['ntfy', { address: 'https://ntfy.sh/my-topic' }, []],
    ['ntfy', { address: 'https://ntfy.sh/' }, ['address']],
    ['ntfy', { address: 'https://ntfy.sh/a', token: '令牌' }, ['token']],
    ['gotify', { address: 'https://push.example.com', token: 'Abc' }, []],
    ['gotify', { address: 'https://me:pw@push.example.com', token: 'Abc' }, ['address']],
    ['gotify', {}, ['address', 'token']],
    ['telegram', { token: `123456:${'a'.repeat(35)}`, chat: '-1001234567890' }, []],
    ['telegram', { token: `123456:${'a'.repeat(35)}`, chat: '@my_channel' }, []],
    ['telegram', { token: '../../evil', chat: 'x' }, ['token', 'chat']],
    ['feishu', { address: `https://open.feishu.cn/open-apis/bot/v2/hook/${KEY}` }, []],
    ['feishu', { address: 'https://example.com/hook' }, ['address']],
    ['wecom', { address: `https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${KEY}` }, []],
    ['dingtalk', { address: 'https://oapi.dingtalk.com/robot/send?access_token=ab12', token: 'SECab' }, []],
    ['dingtalk', { address: 'http://oapi.dingtalk.com/robot/send?access_token=ab12' }, ['address']],
    ['bark', { address: 'https://api.day.app/AbC123' }, []],
    ['json', { address: 'https://example.com/in?x=1' }, []],
    ['json', { address: 'ftp://example.com' }, ['address']],
    ['json', { address: `https://example.com/${'a'.repeat(500)}` }, ['address']],
    ['json', { address: 'https://example.com', token: 'a\nb' }, ['token']],
  ])('%s of %j: wrong %j', (kind, values, wrong) => {
    expect(Object.keys(checkChannel(kind, values))).toEqual(wrong);
  });
});
