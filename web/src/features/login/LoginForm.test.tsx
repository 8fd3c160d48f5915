import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { describe, expect, it, test } from 'vitest';
import { captured, fine } from '#testing/captured.ts';
import { QUIET_PAGE, renderPage, renderRoute } from '#testing/renderRoute.tsx';
import { loginOpened } from './loginSlice.ts';

const PHONE = '13800138000';
const login = { nickname: '小镜', sign: 'token-1', userface: '', mid: 7 };

async function open(render: typeof renderPage = renderPage) {
  captured('focusList', fine([]));
  const view = await render(QUIET_PAGE);
  view.store.dispatch(loginOpened());
  await screen.findByLabelText('手机号');
  return view;
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (user: UserEvent, name: string) => user.click(button(name));
const toSms = (user: UserEvent) => user.click(screen.getByRole('radio', { name: '短信登录' }));

describe('the password login', () => {
  test.each([
    ['', '', ['请填写手机号', '请填写密码']],
    ['123', 'x', ['手机号码格式不正确']],
    ['😀😀', 'x', ['手机号码格式不正确']],
    ['1'.repeat(50), 'x', ['手机号码格式不正确']],
    ['１３８００１３８０００x', 'x', ['手机号码格式不正确']],
  ])('with %j and %j says %j and sends nothing', async (mobile, password, texts) => {
    const calls = captured('memberLogin', fine(login));
    const { user } = await open();
    if (mobile) await user.type(screen.getByLabelText('手机号'), mobile);
    if (password) await user.type(screen.getByLabelText('密码'), password);
    await press(user, '登录');
    for (const text of texts) expect(await screen.findByText(text)).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('sends the payload of the specification once, however often it is pressed, and logs in', async () => {
    const calls = captured('memberLogin', fine(login));
    const { user, store } = await open(renderRoute);
    await user.type(screen.getByLabelText('手机号'), ` ${PHONE} `);
    await user.type(screen.getByLabelText('密码'), 'secret1');
    await user.dblClick(button('登录'));
    expect(await screen.findByText('登录成功!')).toBeDefined();
    expect(calls).toEqual([
      { areacode: '86', mobile: PHONE, type: 1, password: 'secret1', authorization: '' },
    ]);
    expect(Cookies.get()).toMatchObject({ user_token: 'token-1', user_name: '小镜' });
    expect(store.getState().session).toMatchObject({ token: 'token-1', userId: '7' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('link', { name: '小镜' })).toBeDefined();
  });

  it('shows the server’s message and ends the loading state', async () => {
    captured('memberLogin', { code: 422, msg: '手机号或密码错误' });
    const { user } = await open();
    await user.type(screen.getByLabelText('手机号'), PHONE);
    await user.type(screen.getByLabelText('密码'), 'wrong');
    await press(user, '登录');
    expect(await screen.findByText('手机号或密码错误')).toBeDefined();
    await waitFor(() => expect(button('登录').getAttribute('aria-busy')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('密码').value).toBe('wrong');
    expect(Cookies.get('user_token')).toBeUndefined();
  });

  it('requires the agreement, which is checked by default', async () => {
    const { user } = await open();
    const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: /我已阅读并同意/ });
    expect([tick.checked, button('登录').disabled]).toEqual([true, false]);
    await user.click(tick);
    expect(button('登录').disabled).toBe(true);
  });

  it('has the autocomplete values for password managers', async () => {
    const { user } = await open();
    const hint = (label: string) => screen.getByLabelText(label).getAttribute('autocomplete');
    expect([hint('手机号'), hint('密码')]).toEqual(['username', 'current-password']);
    await toSms(user);
    expect(hint('验证码')).toBe('one-time-code');
  });
});

describe('the code login', () => {
  it('asks for a code, and for a phone to send it to, with its own messages', async () => {
    const { user } = await open();
    await toSms(user);
    await press(user, '登录');
    expect(await screen.findByText('请填写验证码')).toBeDefined();
    expect(screen.getByText('请填写手机号')).toBeDefined();
    await press(user, '获取验证码');
    expect(await screen.findByText('请填写手机号码')).toBeDefined();
  });

  test.each(['026 837', '０２６８３７', '026\u200b837', '\u202d0 2 6 8 3 7\u00ad\u202c'])(
    'sends the digits of a pasted %j',
    async (pasted) => {
      const sent = captured('memberLogin', fine(login));
      const { user } = await open();
      await toSms(user);
      await user.type(screen.getByLabelText('手机号'), PHONE);
      await user.click(screen.getByLabelText('验证码'));
      await user.paste(pasted);
      await press(user, '登录');
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent[0]).toMatchObject({ type: 2, sms_code: '026837' });
    },
  );

  it('says at its field that a code is none, and sends nothing', async () => {
    const sent = captured('memberLogin', fine(login));
    const { user } = await open();
    await toSms(user);
    await user.type(screen.getByLabelText('手机号'), PHONE);
    await user.type(screen.getByLabelText('验证码'), '12');
    await press(user, '登录');
    expect(await screen.findByText('验证码格式不正确')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('has a button that looks enabled with 11 digits', async () => {
    const { user } = await open();
    await toSms(user);
    const before = button('获取验证码').className;
    await user.type(screen.getByLabelText('手机号'), PHONE.slice(0, 10));
    expect(button('获取验证码').className).toBe(before);
    await user.type(screen.getByLabelText('手机号'), '0');
    await waitFor(() => expect(button('获取验证码').className).not.toBe(before));
  });
});

describe('a pasted phone', () => {
  const phone = () => screen.getByLabelText<HTMLInputElement>('手机号');
  const area = (code: string) => screen.getByRole('button', { name: `国家或地区代码 +${code}` });

  test.each([
    ['+852 5123 4567', '852', '51234567'],
    ['\u202d+8613800138000\u202c', '86', '13800138000'],
    ['0085351234567', '853', '51234567'],
  ])('%j chooses its area and leaves its digits', async (pasted, code, digits) => {
    const { user } = await open();
    await user.click(phone());
    await user.paste(pasted);
    expect(area(code)).toBeDefined();
    expect(phone().value).toBe(digits);
  });

  it('is sent once, with the area that was written along, even where it was typed and sent at once', async () => {
    const sent = captured('memberLogin', fine(login));
    const { user } = await open();
    await user.type(phone(), '+852 5123 4567');
    expect(phone().value).toBe('+852 5123 4567');
    await user.type(screen.getByLabelText('密码'), 'secret{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ areacode: '852', mobile: '51234567' });
  });

  it('without a calling code belongs to the chosen area', async () => {
    const sent = captured('memberLogin', fine(login));
    const { user } = await open();
    await user.click(phone());
    await user.paste('\u202d138\u20130013\u20138000\u202c');
    await user.type(screen.getByLabelText('密码'), 'secret{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ areacode: '86', mobile: '13800138000' });
  });
});

describe('the dialog', () => {
  it('forgets all but the area code when it closes, and opens with the login again', async () => {
    const { user, store } = await open();
    await user.click(screen.getByRole('button', { name: '国家或地区代码 +86' }));
    const search = await screen.findByRole('combobox', { name: '搜索国家或地区' });
    await user.type(search, 'xianggang');
    // An input method's keys choose and close nothing.
    for (const key of ['Enter', 'ArrowDown', 'Escape']) fireEvent.keyDown(search, { key, keyCode: 229 });
    fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
    expect(search.isConnected).toBe(true);
    await user.type(search, '{Enter}');
    await user.type(screen.getByLabelText('手机号'), '5123');
    await press(user, '立即注册');
    expect(await screen.findByRole('form', { name: '注册' })).toBeDefined();
    await press(user, '关闭');
    expect(store.getState().login).toMatchObject({ isOpen: false, mode: 'login', areaCode: '852' });
    store.dispatch(loginOpened());
    expect((await screen.findByLabelText<HTMLInputElement>('手机号')).value).toBe('');
    expect(screen.getByRole('form', { name: '登录' })).toBeDefined();
    expect(screen.getByRole('button', { name: '国家或地区代码 +852' })).toBeDefined();
  });

  it('opens in the requested mode', async () => {
    const { store } = await renderPage(QUIET_PAGE);
    store.dispatch(loginOpened({ mode: 'register' }));
    expect(await screen.findByRole('form', { name: '注册' })).toBeDefined();
  });
});
