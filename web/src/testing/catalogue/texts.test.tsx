import { notFoundText, TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { feedbackOpened } from '#features/feedback/feedbackSlice.ts';
import { captured, fine } from '../captured.ts';
import { QUIET_PAGE, renderRoute } from '../renderRoute.tsx';

/**
 * Every text of the specification's sections 5 and 8, repeated by hand, with the place where it appears and the action
 * that shows it. A text without a row does not compile.
 */
interface Row {
  readonly text: string;
  readonly place: string;
  readonly trigger: () => Promise<unknown>;
}

const PHONE = '13800138000';
type User = Awaited<ReturnType<typeof renderRoute>>['user'];
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
const fill = async (user: User, label: string, text: string) =>
  user.type(await screen.findByLabelText(label), text);

/** Submits the form of a page with some of its fields filled in. */
async function send(path: string, button: string, fields: Readonly<Record<string, string>> = {}) {
  const { user } = await renderRoute(path);
  for (const [label, text] of Object.entries(fields)) await fill(user, label, text);
  await press(user, button);
}
const login = (fields?: Readonly<Record<string, string>>) => send('/user/login', '登录', fields);
const register = (fields?: Readonly<Record<string, string>>) => send('/user/signin', '注册', fields);
const whole = { 手机号: PHONE, 手机验证码: '123456', 密码: 'secret1', 确认密码: 'secret1' };

async function sms(button: string) {
  const { user } = await renderRoute('/user/login');
  await user.click(await screen.findByRole('radio', { name: '短信登录' }));
  await press(user, button);
}

async function feedback(words: string) {
  const { user, store } = await renderRoute(QUIET_PAGE);
  act(() => void store.dispatch(feedbackOpened(3)));
  const box = await screen.findByRole('textbox', { name: '反馈内容' });
  if (words !== '') fireEvent.change(box, { target: { value: words } });
  await press(user, '提交');
}

async function addFifthCoin() {
  Cookies.set('compareCoinList', 'bitcoin,ethereum,solana,ripple');
  const { user } = await renderRoute('/');
  await user.click(await screen.findByRole('button', { name: '对比 狗狗币' }));
}

async function addCoinTwice() {
  const { user } = await renderRoute('/compare?c=bitcoin,ethereum');
  await fill(user, '添加币种', 'btc');
  // Waits for the list of all coins.
  await screen.findByRole('list', { name: '匹配的币种' });
  await press(user, '加入对比');
}

async function leaveKline() {
  await renderRoute('/kline/binance_btc_usdt');
  await screen.findByRole('heading', { level: 1 });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const left = Date.now();
  fireEvent(document, new Event('visibilitychange'));
  const clock = vi.spyOn(Date, 'now').mockReturnValue(left + 301_000);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  clock.mockRestore();
}

async function withoutSockets() {
  const { WebSocket } = window;
  Reflect.deleteProperty(window, 'WebSocket');
  await renderRoute('/');
  await screen.findByText(TEXTS.noWebSocket);
  Object.assign(window, { WebSocket });
}

const rows: Readonly<Record<Exclude<keyof typeof TEXTS, 'emailMissing'>, Row>> = {
  phoneMissing: { text: '请填写手机号', place: '登录，手机号', trigger: () => login() },
  phoneBadLogin: {
    text: '手机号码格式不正确',
    place: '登录，手机号',
    trigger: () => login({ 手机号: '123' }),
  },
  passwordMissing: { text: '请填写密码', place: '密码登录，密码', trigger: () => login() },
  codeMissing: { text: '请填写验证码', place: '短信登录，验证码', trigger: () => sms('登录') },
  phoneMissingForCode: {
    text: '请填写手机号码',
    place: '短信登录，手机号',
    trigger: () => sms('获取验证码'),
  },
  loggedIn: {
    text: '登录成功!',
    place: '登录之后',
    trigger: () => {
      captured('focusList', fine([]));
      captured('memberLogin', fine({ nickname: '小镜', sign: 'token-1', userface: '', mid: 7 }));
      return login({ 手机号: PHONE, 密码: 'secret1' });
    },
  },
  phoneBadRegister: {
    text: '手机号格式不正确',
    place: '注册，手机号',
    trigger: () => register({ 手机号: '123' }),
  },
  phoneCodeMissing: { text: '请填写手机验证码', place: '注册，手机验证码', trigger: () => register() },
  passwordShort: {
    text: '密码长度需要大于6',
    place: '注册，密码',
    trigger: () => register({ 密码: '12345' }),
  },
  passwordAgainMissing: { text: '请再次填写密码', place: '注册，确认密码', trigger: () => register() },
  passwordsDiffer: {
    text: '两次密码不一致',
    place: '注册，确认密码',
    trigger: () => register({ 密码: 'secret1', 确认密码: 'secret2' }),
  },
  phoneUsed: {
    text: '手机号已经存在',
    place: '注册，403 之后的手机号',
    trigger: () => {
      captured('verifyPhoneCode', { code: 403, msg: '手机号已经存在' });
      return register(whole);
    },
  },
  registered: {
    text: '注册成功!',
    place: '注册之后',
    trigger: () => {
      captured('verifyPhoneCode', fine({ token: 'phone-token-1' }));
      captured('memberRegister', fine());
      return register(whole);
    },
  },
  feedbackMissing: { text: '请填写反馈内容', place: '反馈窗口', trigger: () => feedback('') },
  feedbackLong: {
    text: '反馈内容不可大于300字',
    place: '反馈窗口',
    trigger: () => feedback('字'.repeat(301)),
  },
  feedbackSent: {
    text: '反馈已提交给服务商',
    place: '反馈之后',
    trigger: () => {
      captured('feedbackSend', fine());
      return feedback('价格不对');
    },
  },
  compareDuplicate: { text: '已经添加此币种', place: '对比页，添加币种', trigger: addCoinTwice },
  compareFull: { text: '最多添加4个币种', place: '行情表，对比', trigger: addFifthCoin },
  copied: {
    text: '复制成功!',
    place: '邀请好友，复制',
    trigger: async () => {
      Cookies.set('user_token', 't-1');
      captured('focusList', fine([]));
      captured('inviteInfo', fine({ code: 'ABC1234', records: [] }));
      const { user } = await renderRoute('/user/userinviteOld');
      await user.click((await screen.findAllByRole('button', { name: /复制/ }))[0] ?? document.body);
    },
  },
  noWebSocket: {
    text: '这个浏览器不支持 websocket 协议',
    place: '有实时行情的页面',
    trigger: withoutSockets,
  },
  klineInactive: {
    text: '离开页面时间过长，需重新加载获取最新行情',
    place: 'K线页，离开 300 秒之后',
    trigger: leaveKline,
  },
  klineReload: { text: '重新加载', place: 'K线页，离开 300 秒之后', trigger: leaveKline },
  pageNotFound: {
    text: 'This page could not be found',
    place: '404',
    trigger: () => renderRoute('/nowhere'),
  },
};

afterEach(() => vi.restoreAllMocks());

describe('every text of the specification appears verbatim', () => {
  test.each(Object.entries(rows))('%s', async (name, { text, trigger }) => {
    expect(TEXTS[name as keyof typeof rows]).toBe(text);
    await trigger();
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });

  it('the 404 page counts down from ten in its sentence', async () => {
    await renderRoute('/nowhere');
    await waitFor(() => screen.getByText('访问的页面不存在，10 秒后将自动跳转到首页，或返回上一页'));
    expect(notFoundText(3)).toBe('访问的页面不存在，3 秒后将自动跳转到首页，或返回上一页');
  });

  it('the message of the unused email form exists', () => {
    expect(TEXTS.emailMissing).toBe('请填写邮箱');
  });
});
