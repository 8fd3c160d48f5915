import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { captured, fine } from '#testing/captured.ts';
import { QUIET_PAGE, renderPage } from '#testing/renderRoute.tsx';
import { loginOpened } from './loginSlice.ts';

const closed = () => captured('phoneCodeMode', fine({ is_open: false }));
const INVITATION = `inv-${'aB3_-'.repeat(8)}xyz`;
const BECAUSE = '本站还没有开通短信服务，无法发送验证码。';

describe('where no code can be sent', () => {
  test.each([
    ['/user/signin', '暂不开放注册'],
    ['/user/findpwd', '暂不开放找回密码'],
  ])('%s says so in place of the form', async (path, title) => {
    closed();
    await renderPage(path);
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(BECAUSE)).toBeDefined();
    expect(screen.queryByLabelText('手机号')).toBeNull();
    expect(screen.getByRole('link', { name: '去登录' })).toBeDefined();
  });

  it('an invitation of the operator registers one account without a code', async () => {
    closed();
    const asked = captured('invitationState', fine({ is_open: true }));
    const registered = captured('memberRegister', fine());
    const { user, path } = await renderPage(`/user/signin?invite=${INVITATION}`);
    await user.type(await screen.findByLabelText('手机号'), ' 138 0013 8000 ');
    await user.type(screen.getByLabelText('密码'), 'secret1');
    await user.click(screen.getByRole('button', { name: '注册' }));
    expect(await screen.findByText('请再次填写密码')).toBeDefined();
    await user.type(screen.getByLabelText('确认密码'), 'secret1');
    await user.dblClick(screen.getByRole('button', { name: '注册' }));
    await waitFor(() => expect(path()).toBe('/user/login'));
    expect(asked).toHaveLength(1);
    expect(registered).toEqual([
      { areacode: '86', mobile: '13800138000', token: INVITATION, password: 'secret1', authorization: '' },
    ]);
    expect(screen.queryByText('暂不开放注册')).toBeNull();
  });

  test.each([
    ['was used', fine({ is_open: false })],
    ['the upstream knows no invitations', { code: 404, msg: '没有这个接口' }],
  ])('an invitation that is no more says so above what is closed: %s', async (_why, answer) => {
    closed();
    captured('invitationState', answer);
    await renderPage(`/user/signin?invite=${INVITATION}`);
    expect(await screen.findByText('邀请链接已失效，请向邀请你的人要一个新的。')).toBeDefined();
    expect(await screen.findByText('暂不开放注册')).toBeDefined();
    expect(screen.queryByLabelText('手机号')).toBeNull();
  });

  it('the dialog says so to a visitor who wants to register, and leads back to the login', async () => {
    closed();
    const { store, user } = await renderPage(QUIET_PAGE);
    store.dispatch(loginOpened({ mode: 'register' }));
    expect(await screen.findByText('暂不开放注册')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '去登录' }));
    expect(await screen.findByRole('form', { name: '登录' })).toBeDefined();
  });

  it('a login by SMS says so, and one by password is unchanged', async () => {
    closed();
    const { store, user } = await renderPage(QUIET_PAGE);
    store.dispatch(loginOpened());
    const login = () => screen.getByRole<HTMLButtonElement>('button', { name: '登录' });
    await user.click(await screen.findByRole('radio', { name: '短信登录' }));
    expect(await screen.findByText('暂不开放短信登录')).toBeDefined();
    expect([login().disabled, screen.queryByLabelText('验证码')]).toEqual([true, null]);
    await user.click(screen.getByRole('radio', { name: '密码登录' }));
    expect(screen.getByLabelText('手机号')).toBeDefined();
    expect(login().disabled).toBe(false);
  });
});

it.each([
  ['does not know the call', { code: 404, msg: '没有这个接口' }],
  ['says something else', fine({ mode: 'sms' })],
])('an upstream that %s sends codes', async (_what, answer) => {
  const asked = captured('phoneCodeMode', answer);
  await renderPage('/user/signin');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(await screen.findByLabelText('手机号')).toBeDefined();
  expect(screen.queryByText(BECAUSE)).toBeNull();
});
