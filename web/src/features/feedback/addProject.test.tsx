import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '#testing/renderRoute.tsx';

test.each(['/mining', '/newcoins', '/dapp', '/daohang', '/data/defi?tab=4', '/contact'])(
  'on %s a missing project can be added, by mail with what is needed',
  async (path) => {
    const { user } = await renderRoute(path);
    await user.click(await screen.findByRole('button', { name: '添加项目' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加项目' }));
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '项目全称',
      '所属主网',
      '官方网站',
      '合约地址',
      '挖矿开始时间',
    ]);
  },
);

test('on a list of other coins there is no such button', async () => {
  await renderRoute('/recorded');
  await screen.findByRole('heading', { level: 1, name: '已收录未排名' });
  expect(screen.queryByRole('button', { name: '添加项目' })).toBeNull();
});
