import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

const main = () => within(screen.getByRole('main'));

test('the directory shows each site with its genuine domain, and can be searched by it', async () => {
  const { user } = await renderPage('/daohang');
  const link = await main().findByRole('link', { name: /Etherscan/ });
  expect(link.getAttribute('href')).toBe('https://etherscan.io');
  expect(link.textContent).toContain('etherscan.io');
  expect(link.getAttribute('rel')).toContain('nofollow');
  const box = main().getByRole('searchbox', { name: '查找网站' });
  await user.type(box, 'mempool');
  expect(
    main()
      .getAllByRole('link')
      .map((one) => one.getAttribute('href')),
  ).toEqual(['https://mempool.space/zh/']);
  await user.clear(box);
  await user.type(box, '没有的');
  expect(main().getByText('没有这个网站')).toBeTruthy();
});
