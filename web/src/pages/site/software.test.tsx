import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

const main = () => within(screen.getByRole('main'));
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('a program’s download for the visitor’s device comes first, and links lead to the official domain only', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 16) Chrome/142 Mobile',
  );
  await renderPage('/software/metamask');
  expect(await main().findByRole('heading', { level: 1, name: '小狐狸钱包下载' })).toBeTruthy();
  const [first] = main().getAllByRole('heading', { level: 2 });
  expect(first?.textContent).toContain('安卓');
  for (const link of main().getAllByRole('link', { name: /前往官网下载/ }))
    expect(link.getAttribute('href')).toBe('https://metamask.io');
  expect(main().getByText(/不能用来核对真实的安装包/)).toBeTruthy();
  vi.restoreAllMocks();
});

test.each([
  [ABC, /✓ 一致/],
  [`${ABC.slice(0, -1)}e`, /✗ 不一致/],
])('a file is checked against %s', async (sum, verdict) => {
  const { user } = await renderPage('/software/metamask');
  await user.click(await main().findByLabelText('官方公布的 SHA-256'));
  await user.paste(sum);
  await user.upload(main().getByLabelText(/已下载的文件/), new File(['abc'], 'wallet.exe'));
  expect(await main().findByText(verdict)).toBeTruthy();
});

test('an unknown program is not found, and the most similar names are offered', async () => {
  await renderPage('/software/metamsk');
  expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeTruthy();
  const near = await screen.findByRole('region', { name: '要找的是不是' });
  expect(
    within(near)
      .getByRole('link', { name: /小狐狸钱包/ })
      .getAttribute('href'),
  ).toBe('/software/metamask');
});

test('a tutorial has its steps, and links to the next; an unknown one is not found and lists all', async () => {
  const { user } = await renderPage('/tutorial');
  await user.click(await main().findByRole('link', { name: /第一次买币/ }));
  expect(await main().findByRole('heading', { level: 2, name: '第一步：选一家平台' })).toBeTruthy();
  const next = within(main().getByRole('navigation', { name: '接着读' }));
  expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
    '/tutorial/wallet-backup',
  );
  await renderPage('/tutorial/nothing');
  expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeTruthy();
  expect((await screen.findByRole('link', { name: /第一次买币/ })).getAttribute('href')).toBe(
    '/tutorial/first-purchase',
  );
});
