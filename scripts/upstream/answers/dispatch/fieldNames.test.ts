import { type EndpointName, endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { wrongFieldText } from './fieldNames.ts';

/** What a call says of these parameters; null where it accepts them. */
function said(name: EndpointName, params: unknown): string | null {
  const result = v.safeParse(endpoints[name].params, params);
  if (result.success) return null;
  const [issue] = result.issues;
  return wrongFieldText(name, v.getDotPath(issue) ?? '', issue.input === undefined);
}

describe('a wrong parameter is named as on the page', () => {
  const phone = { areacode: '86', mobile: '13800138000' };
  test.each([
    ['memberLogin', { ...phone, type: 2, sms_code: '12' }, '验证码不正确'],
    ['memberLogin', { ...phone, type: 2 }, '请填写验证码'],
    ['memberLogin', { areacode: '86', mobile: 'x', type: 1, password: 'a' }, '手机号不正确'],
    ['verifyPhoneCode', { areacode: 'x', mobile: '1', type: 1, sms_code: '1234' }, '国家或地区代码不正确'],
    ['memberChangeInfo', { nickname: 'x'.repeat(99) }, '昵称不正确'],
    ['feedbackSend', { type: 3, intro: '字'.repeat(9_000) }, '反馈内容不正确'],
    ['commentAdd', { kind: 'coin', code: 'bitcoin', content: '', nonce: 'nonce-123' }, '评论不正确'],
    ['focusAdd', { kind: 'coin', items: [{ code: 'bitcoin', cost: 'x' }] }, '成本不正确'],
    ['memberRegister', { ...phone, password: 'secret1' }, '提交的内容不正确，请刷新页面后再试'],
  ] as const)('%s with %j says %s', (name, params, text) => {
    expect(said(name, params)).toBe(text);
  });
});

it.each([
  ['nothing', {}],
  ['numbers', Object.fromEntries(['mobile', 'code', 'sms_code', 'kind', 'page'].map((key) => [key, 7]))],
  ['no object', null],
])('no call answers %s with the name of a parameter', (_what, params) => {
  const texts = (Object.keys(endpoints) as EndpointName[]).map((name) => said(name, params) ?? '');
  expect(texts.filter((text) => /[a-z_]/i.test(text))).toEqual([]);
  expect(texts.filter((text) => text !== '').length).toBeGreaterThan(20);
});
