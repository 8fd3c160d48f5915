import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { describe, expect, it, test } from 'vitest';
import { captured, fine } from '#testing/captured.ts';
import { QUIET_PAGE, renderPage } from '#testing/renderRoute.tsx';
import { loginOpened } from './loginSlice.ts';

const PHONE = '13800138000';
const proved = fine({ token: 'phone-token-1' });

async function open() {
  captured('focusList', fine([]));
  const view = await renderPage(QUIET_PAGE);
  view.store.dispatch(loginOpened({ mode: 'register' }));
  await screen.findByRole('form', { name: '注册' });
  return view;
}

interface Fields {
  mobile?: string;
  code?: string;
  password?: string;
  again?: string;
}

async function fill(
  user: UserEvent,
  { mobile = PHONE, code = '123456', password = 'secret1', again }: Fields,
) {
  const type = async (label: string, text: string) => {
    if (text) await user.type(screen.getByLabelText(label), text);
  };
  await type('手机号', mobile);
  await type('手机验证码', code);
  await type('密码', password);
  await type('确认密码', again ?? password);
}
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: '注册' }));
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '获取验证码' });

describe('registration', () => {
  test.each<[Fields, string[]]>([
    [
      { mobile: '', code: '', password: '', again: '' },
      ['请填写手机号', '请填写手机验证码', '请填写密码', '请再次填写密码'],
    ],
    [{ mobile: '123' }, ['手机号格式不正确']],
    [{ password: '12345' }, ['密码长度需要大于6']],
    [{ again: 'other-one' }, ['两次密码不一致']],
  ])('with %j says %j and sends nothing', async (fields, texts) => {
    const calls = captured('verifyPhoneCode', proved);
    const { user } = await open();
    await fill(user, fields);
    await submit(user);
    for (const text of texts) expect(await screen.findByText(text)).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('sends a code to a valid phone only', async () => {
    const { user } = await open();
    expect(sendButton().disabled).toBe(true);
    await user.type(screen.getByLabelText('手机号'), PHONE.slice(0, 10));
    expect(sendButton().disabled).toBe(true);
    await user.type(screen.getByLabelText('手机号'), '0');
    await waitFor(() => expect(sendButton().disabled).toBe(false));
  });

  it('verifies the code first, registers with its token, clears the session and closes the dialog', async () => {
    const verified = captured('verifyPhoneCode', proved);
    const registered = captured('memberRegister', fine());
    const { user, store } = await open();
    Cookies.set('user_token', 'of-somebody');
    await fill(user, {});
    await user.dblClick(screen.getByRole('button', { name: '注册' }));
    expect(await screen.findByText('注册成功!')).toBeDefined();
    expect(verified).toMatchObject([{ type: 1, sms_code: '123456', areacode: '86', mobile: PHONE }]);
    expect(registered).toMatchObject([
      { areacode: '86', mobile: PHONE, token: 'phone-token-1', password: 'secret1' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Cookies.get('user_token')).toBeUndefined();
    expect(store.getState().session.token).toBe('');
  });

  it('reads a code and a phone as they are pasted from a message', async () => {
    const verified = captured('verifyPhoneCode', proved);
    captured('memberRegister', fine());
    const { user } = await open();
    await fill(user, { mobile: ' 138\u200b0013\u00ad8000 ', code: '１２３\u3000４５６' });
    await submit(user);
    await waitFor(() => expect(verified).toHaveLength(1));
    expect(verified).toMatchObject([{ sms_code: '123456', mobile: PHONE }]);
  });

  it('remembers a phone that a 403 refused, and does not send it again', async () => {
    const verified = captured('verifyPhoneCode', { code: 403, msg: '手机号已经存在' });
    const { user } = await open();
    await fill(user, {});
    await submit(user);
    await waitFor(() => expect(screen.getAllByText('手机号已经存在').length).toBeGreaterThan(0));
    await submit(user);
    await user.click(sendButton());
    expect((await screen.findByRole('alert')).textContent).toBe('手机号已经存在');
    expect(verified).toHaveLength(1);
    await user.clear(screen.getByLabelText('手机号'));
    await user.type(screen.getByLabelText('手机号'), '13800138001');
    await submit(user);
    await waitFor(() => expect(verified).toHaveLength(2));
  });

  it('continues after an interruption with the token it has', async () => {
    const verified = captured('verifyPhoneCode', proved);
    const registered = captured('memberRegister', { nonsense: true }, fine());
    const { user } = await open();
    await fill(user, {});
    await submit(user);
    expect(await screen.findByText('收到的数据无法识别，请稍后再试')).toBeDefined();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '注册' }).getAttribute('aria-busy')).toBeNull(),
    );
    await submit(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([verified.length, registered.length]).toEqual([1, 2]);
  });

  it('shows the server’s message about the code', async () => {
    captured('verifyPhoneCode', { code: 422, msg: '验证码错误或已过期' });
    const { user } = await open();
    await fill(user, {});
    await submit(user);
    expect(await screen.findByText('验证码错误或已过期')).toBeDefined();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '注册' }).getAttribute('aria-busy')).toBeNull(),
    );
  });

  it('carries the invite code of its link', async () => {
    captured('verifyPhoneCode', proved);
    const registered = captured('memberRegister', fine());
    const { user, path } = await renderPage('/user/signin?invite=ABC1234');
    await fill(user, {});
    await submit(user);
    await waitFor(() => expect(path()).toBe('/user/login'));
    expect(registered).toMatchObject([{ invite: 'ABC1234' }]);
  });
});
