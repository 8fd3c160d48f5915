import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillContact } from '#testing/coinForm.ts';
import { renderRoute } from '#testing/renderRoute.tsx';

test.each([
  ['/submit/dapp', '提交 DApp'],
  ['/submit/exchange', '提交交易所'],
])('%s says that listing is free, and asks step by step', async (address, title) => {
  const { user } = await renderRoute(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(/收录不收取任何费用/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '下一步' }));
  expect(await screen.findByText('请填写联系人')).toBeTruthy();
  await fillContact(user);
  expect(await screen.findByRole('heading', { level: 2, name: '基本信息' })).toBeTruthy();
});
