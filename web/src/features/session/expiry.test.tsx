import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { describe, expect, it } from 'vitest';
import { captured, fine } from '#testing/captured.ts';
import { QUIET_PAGE, renderRoute } from '#testing/renderRoute.tsx';

const member = {
  mid: 7,
  nickname: '小镜',
  userface: '',
  areacode: '86',
  mobile: '138****8000',
  email: '',
  intro: '',
  regtime: 1_700_000_000,
};
const expired = { code: 401, msg: '登录已过期，请重新登录' };

function asVisitor() {
  captured('focusList', fine([]));
  Cookies.set('user_token', 't-1');
  Cookies.set('user_name', '小镜');
}

/** Where it is said; the page that waits behind the login may say why it could not be loaded, and is not seen. */
const reported = () =>
  screen.queryAllByText(expired.msg).filter((said) => said.closest('[style*="display: none"]') === null);

describe('an expired session', () => {
  it('is cleared once, and reported once, however many calls are refused', async () => {
    asVisitor();
    captured('memberInfo', expired);
    captured('memberSessions', expired);
    const { store } = await renderRoute('/user/security');
    await waitFor(() => expect(reported()).toHaveLength(1));
    expect(Cookies.get('user_token')).toBeUndefined();
    expect(store.getState().session.token).toBe('');
    expect(await screen.findByText('登录后可以查看账号安全')).toBeDefined();
    expect(reported().length).toBeLessThan(2);
  });

  it('opens the login dialog on a page of the account, and keeps what was being typed', async () => {
    asVisitor();
    captured('memberInfo', fine(member));
    const saved = captured('memberChangeInfo', expired, fine({ ...member, nickname: '新名字' }));
    captured('memberLogin', fine({ nickname: '小镜', sign: 't-2', userface: '', mid: 7 }));
    localStorage.setItem('userInfo', JSON.stringify({ user_id: '7' }));
    const { user, path } = await renderRoute('/user/setting');
    const name = await screen.findByLabelText<HTMLInputElement>('昵称');
    await user.clear(name);
    await user.type(name, '新名字');
    await user.click(screen.getByRole('button', { name: '保存' }));
    const login = within(await screen.findByRole('dialog', { name: '登录' }));
    await user.type(login.getByLabelText('手机号'), '13800138000');
    await user.type(login.getByLabelText('密码'), 'secret1{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await screen.findByLabelText<HTMLInputElement>('昵称')).value).toBe('新名字');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved[1]).toMatchObject({ nickname: '新名字', authorization: 't-2' });
    expect(path()).toBe('/user/setting');
  });

  it.each(['/user/setting', '/user/security'])(
    'that was forged opens the login window on %s',
    async (page) => {
      asVisitor();
      for (const call of ['memberInfo', 'memberSessions'] as const) captured(call, expired);
      await renderRoute(page);
      expect(await screen.findByRole('dialog', { name: '登录' })).toBeDefined();
    },
  );

  it('is noticed at the next navigation when its cookie has expired', async () => {
    asVisitor();
    const { goTo } = await renderRoute(QUIET_PAGE);
    expect(screen.getByRole('link', { name: '小镜' })).toBeDefined();
    Cookies.remove('user_token');
    await goTo('/exchange');
    await waitFor(() => expect(screen.queryByRole('link', { name: '小镜' })).toBeNull());
  });
});

describe('a page of the account', () => {
  it('opens the login dialog when logged out, and appears after the login, at the same address', async () => {
    captured('focusList', fine([]));
    captured('memberInfo', fine(member));
    captured('memberSessions', fine([]));
    captured('memberLogin', fine({ nickname: '小镜', sign: 't-1', userface: '', mid: 7 }));
    const { user, path } = await renderRoute('/user/security');
    await user.type(await screen.findByLabelText('手机号'), '13800138000');
    await user.type(screen.getByLabelText('密码'), 'secret1{Enter}');
    expect(await screen.findByText('+86 138****8000')).toBeDefined();
    expect(path()).toBe('/user/security');
  });

  it('redirects from /user to the settings', async () => {
    asVisitor();
    captured('memberInfo', fine(member));
    const { path } = await renderRoute('/user');
    await waitFor(() => expect(path()).toBe('/user/setting'));
    expect((await screen.findByLabelText<HTMLInputElement>('昵称')).value).toBe('小镜');
  });

  it('follows a name that was changed elsewhere', async () => {
    asVisitor();
    captured('memberInfo', fine({ ...member, nickname: '新名字' }));
    await renderRoute('/user/setting');
    expect(await screen.findByRole('link', { name: '新名字' })).toBeDefined();
    expect(Cookies.get('user_name')).toBe('新名字');
  });

  it('reports a failure, and has the data after 重试', async () => {
    asVisitor();
    captured('inviteInfo', { code: 422, msg: '服务繁忙' }, fine({ code: 'ABC1234', records: [] }));
    const { user } = await renderRoute('/user/userinviteOld');
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('ABC1234')).toBeDefined();
    expect(screen.getByText('还没有人通过这个邀请注册')).toBeDefined();
    expect(screen.getByText(/\/user\/signin\?invite=ABC1234$/)).toBeDefined();
  });
});

describe('logging out', () => {
  it('notifies the upstream with the token, clears the browser and leaves a /user/ page for home', async () => {
    asVisitor();
    captured('memberInfo', fine(member));
    const calls = captured('memberLogout', fine());
    const { user, path } = await renderRoute('/user/setting');
    await user.click(screen.getByRole('button', { name: '退出' }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(calls).toEqual([{ authorization: 't-1' }]);
    expect(Cookies.get('user_token')).toBeUndefined();
    expect(localStorage.getItem('userInfo')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays on every other page, /userticker too', async () => {
    asVisitor();
    captured('memberLogout', { code: 422, msg: '服务繁忙' });
    const { user, path } = await renderRoute('/userticker');
    await user.click(screen.getByRole('button', { name: '退出' }));
    expect(await screen.findByRole('link', { name: '登录' })).toBeDefined();
    expect(path()).toBe('/userticker');
  });
});
