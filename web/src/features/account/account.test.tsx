import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { describe, expect, it, test } from 'vitest';
import { captured, fine } from '#testing/captured.ts';
import { renderRoute } from '#testing/renderRoute.tsx';

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
const session = (id: string, current: boolean) => ({
  id,
  device: `Chrome ${id}`,
  logintime: 1_790_000_000,
  expiretime: 1_790_600_000,
  current,
});

async function open(path: string, ...later: object[]) {
  captured('focusList', fine([]));
  captured('memberInfo', fine(member), ...later);
  Cookies.set('user_token', 't-1');
  Cookies.set('user_name', '小镜');
  return renderRoute(path);
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

describe('the settings', () => {
  it('save a profile once, and the name in the header follows', async () => {
    const renamed = fine({ ...member, nickname: '<script>' });
    const calls = captured('memberChangeInfo', renamed);
    const { user } = await open('/user/setting', renamed);
    await user.clear(await field('昵称'));
    await user.type(await field('昵称'), '<script>');
    await user.dblClick(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByRole('link', { name: '<script>' })).toBeDefined();
    expect(calls).toEqual([{ nickname: '<script>', intro: '', email: '', authorization: 't-1' }]);
    expect(Cookies.get('user_name')).toBe('<script>');
  });

  it('count the existing characters before anything is typed', async () => {
    captured('memberInfo', fine({ ...member, intro: '看币😀' }));
    captured('focusList', fine([]));
    Cookies.set('user_token', 't-1');
    await renderRoute('/user/setting');
    expect(await screen.findByText('3/100')).toBeDefined();
    expect((await field('简介')).value).toBe('看币😀');
  });

  it('keep what was typed when the upstream refuses it, and say why', async () => {
    captured('memberChangeInfo', { code: 422, msg: '昵称包含敏感词' });
    const { user } = await open('/user/setting');
    await user.type(await field('昵称'), '二');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('昵称包含敏感词')).toBeDefined();
    expect((await field('昵称')).value).toBe('小镜二');
  });

  test.each([
    ['svg', new File(['<svg/>'], 'a.png', { type: 'image/png' }), '只支持 PNG、JPEG 或 WebP 图片'],
    [
      '10 MB',
      new File([new Uint8Array(10 * 1024 * 1024)], 'a.png', { type: 'image/png' }),
      '图片不能超过 8 MB',
    ],
  ])('refuse a picture that is %s with a reason, and send nothing', async (_, file, text) => {
    const calls = captured('uploadImage', fine({ url: '' }));
    const { user } = await open('/user/setting');
    await user.upload(await field('头像图片'), file);
    expect(await screen.findByText(text)).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('include the display settings, which take effect at once', async () => {
    const { user } = await open('/user/setting');
    const theme = await screen.findByRole('radiogroup', { name: '主题' });
    await user.click(within(theme).getByRole('radio', { name: '深色' }));
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
  });
});

describe('security', () => {
  it('changes the password with the old one, and says how it affects other devices', async () => {
    captured('memberSessions', fine([session('a', true)]));
    const calls = captured('memberSetPassword', fine());
    const { user } = await open('/user/security');
    await user.type(await field('当前密码'), 'secret1');
    await user.type(await field('新密码'), 'secret2');
    await user.type(await field('确认新密码'), 'other');
    await user.click(screen.getByRole('button', { name: '修改密码' }));
    expect(await screen.findByText('两次密码不一致')).toBeDefined();
    await user.clear(await field('确认新密码'));
    await user.type(await field('确认新密码'), 'secret2{Enter}');
    expect(await screen.findByText('密码已修改，其他设备已退出登录')).toBeDefined();
    expect(calls).toMatchObject([{ oldpassword: 'secret1', password: 'secret2' }]);
    expect((await field('新密码')).value).toBe('');
  });

  it('lists the devices and ends all sessions but this one', async () => {
    captured('memberSessions', fine([session('a', true), session('b', false)]), fine([session('a', true)]));
    const calls = captured('memberEndSessions', fine());
    const { user } = await open('/user/security');
    expect(await screen.findByText('Chrome b')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '退出其他设备' }));
    await waitFor(() => expect(screen.queryByText('Chrome b')).toBeNull());
    expect(screen.getByText('当前设备')).toBeDefined();
    expect(calls).toHaveLength(1);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '退出其他设备' }).disabled).toBe(true);
  });

  it('deletes the account only with the password and the confirmation text, then ends the session and goes home', async () => {
    captured('memberSessions', fine([session('a', true)]));
    const calls = captured('memberDelete', { code: 422, msg: '密码错误' }, fine());
    const { user, path } = await open('/user/security');
    await user.click(await screen.findByRole('button', { name: '注销账号' }));
    const form = within(await screen.findByRole('form', { name: '注销账号' }));
    await user.click(form.getByRole('button', { name: '永久注销' }));
    expect(await form.findByText('请输入“注销账号”四个字')).toBeDefined();
    expect(calls).toEqual([]);
    await user.type(form.getByLabelText('登录密码'), 'secret1');
    await user.type(form.getByLabelText('输入“注销账号”以确认'), '注销账号');
    await user.click(form.getByRole('button', { name: '永久注销' }));
    expect(await screen.findByText('密码错误')).toBeDefined();
    await waitFor(() =>
      expect(form.getByRole('button', { name: '永久注销' }).getAttribute('aria-busy')).toBeNull(),
    );
    await user.click(form.getByRole('button', { name: '永久注销' }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(Cookies.get('user_token')).toBeUndefined();
  });
});
