import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { arrived, field, fill, fillContact, heading, png, uploads } from '#testing/coinForm.ts';
import { renderPage } from '#testing/renderRoute.tsx';

describe.each([
  ['/submit/coin', '提交币种', '项目全称'],
  ['/submit/dapp', '提交 DApp', '名称'],
  ['/submit/exchange', '提交交易所', '平台名称'],
])('%s', (address, title, nameLabel) => {
  test('says that listing is free, and asks step by step', async () => {
    const { user } = await renderPage(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(/收录不收取任何费用/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '下一步' }));
    expect(await screen.findByText('请填写联系人')).toBeTruthy();
    await fillContact(user);
    await heading('基本信息');
  });

  test('keeps what was typed over a reload, says so, and deletes it on demand', async () => {
    const first = await renderPage(address);
    await fillContact(first.user);
    await heading('基本信息');
    await fill(first.user, nameLabel, 'Mirror');
    first.unmount();
    const { user, goTo } = await renderPage(`${address}?step=basics`);
    expect(await screen.findByText(/保存在本机的草稿/)).toBeDefined();
    expect((await field(nameLabel)).value).toBe('Mirror');
    await goTo(address);
    await heading('联系人');
    expect((await field('邮箱')).value).toBe('listing@example.com');
    const role = within(screen.getByRole('group', { name: /提交者身份/ }));
    expect(role.getByLabelText<HTMLInputElement>('项目团队').checked).toBe(true);
    await user.click(screen.getByRole('button', { name: '清除草稿' }));
    expect((await field('邮箱')).value).toBe('');
    expect(localStorage.getItem('formDrafts')).toBeNull();
  });

  test('retries a failed upload without choosing the file again', async () => {
    const calls = uploads(() => HttpResponse.error(), arrived);
    const { user } = await renderPage(`${address}?step=files`);
    await user.upload(await field('标志'), png());
    expect(await screen.findByText('网络不通，请检查连接后重试')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText(/已上传/)).toBeDefined();
    expect(calls).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '移除' }));
    await waitFor(() => expect(screen.queryByText(/已上传/)).toBeNull());
  });
});
