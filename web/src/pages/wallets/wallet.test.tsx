import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

/** There are no comments yet. */
const noComments = { list: [], total_count: 0, total_pages: 1, page: 1 };
beforeEach(() => server.use(answers('commentList', { code: 200, msg: '', data: noComments })));

/** SHA-256 of `abc` (FIPS 180-4). */
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test.each(['/wallet/metamask', '/wallet/metamask.html'])(
  '%s tells by what the genuine wallet is known, and what it can',
  async (path) => {
    await renderPage(path);
    expect(await screen.findByRole('heading', { level: 1, name: '小狐狸钱包' })).toBeTruthy();
    const genuine = screen.getByRole('region', { name: '真伪核对' });
    expect(
      within(genuine)
        .getByRole('link', { name: /^metamask\.io/ })
        .getAttribute('href'),
    ).toBe('https://metamask.io');
    expect(within(genuine).getByText('nkbihfbeogaeaoehlefnkodbefgpgknn')).toBeTruthy();
    const can = within(screen.getByRole('region', { name: '功能' })).getAllByRole('listitem');
    const answerTo = (word: string) =>
      can.find(({ textContent }) => textContent?.startsWith(word))?.textContent;
    expect(answerTo('自托管')).toContain('有');
    expect(answerTo('硬件设备')).toContain('没有');
    expect(answerTo('多人签名')).toContain('--');
  },
);

test('each risk of a wallet is listed with its source', async () => {
  await renderPage('/wallet/atomic');
  const risks = await screen.findByRole('region', { name: /^风险卡/ });
  const facts = within(risks).getAllByRole('listitem');
  expect(facts[0]?.textContent).toContain('2023-06');
  for (const fact of facts) expect(fact.textContent).toContain('来源：');
});

test('a downloaded file is compared with the published checksum in the browser', async () => {
  const { user } = await renderPage('/wallet/sparrow');
  const check = await screen.findByRole('region', { name: '核对下载的文件' });
  await user.upload(within(check).getByLabelText('已下载的文件'), new File(['abc'], 'sparrow.dmg'));
  const field = within(check).getByRole('textbox', { name: '官方公布的 SHA-256' });
  await user.click(field);
  await user.paste(`${ABC}  sparrow.dmg`);
  expect(await within(check).findByText(/^✓ 一致/)).toBeTruthy();
  expect(within(check).getByText(/已读取/)).toBeTruthy();
  expect(within(check).queryByText(/已上传/)).toBeNull();
  await user.clear(field);
  await user.paste(ABC.replace('b', 'c'));
  expect(await within(check).findByText(/^✗ 不一致/)).toBeTruthy();
});

test('its notices have a page of their own', async () => {
  await renderPage('/wallet/imtoken/notice');
  const strip = await screen.findByRole('navigation', { name: 'imToken 钱包的页面' });
  expect(within(strip).getByRole('link', { current: 'page' }).textContent).toBe('公告');
  expect((await screen.findAllByRole('link', { name: /imToken 钱包/ })).length).toBeGreaterThan(0);
});

test('an unknown one is not found, and the most similar names are offered', async () => {
  await renderPage('/wallet/metamsk');
  const near = await screen.findByRole('region', { name: '要找的是不是' });
  expect(within(near).getByRole('link', { name: '小狐狸钱包' }).getAttribute('href')).toBe(
    '/wallet/metamask',
  );
});
