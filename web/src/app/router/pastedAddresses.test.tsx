import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QUIET_PAGE, renderRoute } from '#testing/renderRoute.tsx';

// React Router tells the developer of a path that it cannot decode.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it.each([
  ['/currencies/%E0%A4%A', '页面不存在'],
  [`${QUIET_PAGE}?utm_campaign=50%off&%ff=%00#%E0%A4%A`, '联系我们'],
])('a visit can begin at %s', async (address, title) => {
  await renderRoute(address);
  expect(heading()).toBe(title);
});

it('no address within the site breaks the app, whatever is encoded in it', async () => {
  const { goTo } = await renderRoute(QUIET_PAGE);
  for (const [address, title] of [
    ['/%E0%A4%A', '页面不存在'],
    ['/currencies/%B1%C8?tab=%ff', '页面不存在'],
    ['/concept/%zz.html', '页面不存在'],
    ['/event/%ff/%00', '页面不存在'],
    ['/search?word=50%off', '搜索「50%off」'],
    ['/search?word=%B1%C8%CC%D8', '搜索「\ufffd\ufffd\ufffd\ufffd」'],
    [`${QUIET_PAGE}?a=%`, '联系我们'],
  ] as const) {
    await goTo(address);
    expect([address, heading()]).toEqual([address, title]);
  }
});
