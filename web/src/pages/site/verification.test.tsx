import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

test('the official check says plainly what is genuine and what is not, and why', async () => {
  const { user } = await renderPage('/verification');
  const form = within(await screen.findByRole('form', { name: '官方验证' }));
  const box = form.getByLabelText('域名、邮箱或账号');
  const ask = async (text: string) => {
    await user.clear(box);
    await user.type(box, `${text}{Enter}`);
  };
  await ask('https://coinmirror.example/news');
  expect(screen.getByText('通过：这是本站的官方域名')).toBeTruthy();
  await ask('c0inmirror.example');
  expect(screen.getByText('未通过：不是本站的，而且在模仿本站')).toBeTruthy();
  const letters = screen.getByRole('list', { name: '可疑的字符' });
  expect(letters.textContent).toContain('U+0030，形似 o');
  await ask('someone@gmail.com');
  expect(screen.getByText('未通过：不在本站的官方名单里')).toBeTruthy();
  await user.type(box, 'x');
  expect(screen.queryByText(/未通过/)).toBeNull();
  await ask(' ');
  expect(screen.getByText('请先填写要核对的域名、邮箱或账号')).toBeTruthy();
});
