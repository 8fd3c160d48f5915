import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { delay, http } from 'msw';
import { expect, test } from 'vitest';
import { renderPage, renderRoute } from '#testing/renderRoute.tsx';
import { server } from '#testing/server.ts';

/** The column headings of the figures; the correlation grid has its own. */
const heads = () => {
  const table = screen.queryByRole('columnheader', { name: '指标' })?.closest('table');
  return table
    ? within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
    : [];
};

test('a coin has no column while its figures are loading, least of all with the previous coin’s', async () => {
  server.use(
    http.post(`*${endpoints.coinInfo.path}`, async ({ request }) => {
      if ((await request.clone().text()).includes('solana')) await delay('infinite');
    }),
  );
  const { user, goTo } = await renderPage('/compare?c=bitcoin,ethereum');
  await waitFor(() => expect(heads()).toEqual(['指标', '比特币', '以太坊']));
  await user.click(screen.getByRole('button', { name: '移除 以太坊' }));
  await waitFor(() => expect(heads()).toEqual(['指标', '比特币']));
  await goTo('/compare?c=bitcoin,solana');
  expect(heads()).toEqual(['指标', '比特币']);
  await goTo('/compare?c=solana');
  expect(heads()).toEqual([]);
});

test('the first columns appear together, so that none shifts another', async () => {
  const held = Promise.withResolvers<void>();
  server.use(
    http.post(`*${endpoints.coinInfo.path}`, async ({ request }) => {
      if ((await request.clone().text()).includes('ethereum')) await held.promise;
    }),
  );
  await renderPage('/compare?c=bitcoin,ethereum');
  expect(await screen.findByText(/更新于/)).toBeDefined();
  expect(heads()).toEqual([]);
  held.resolve();
  await waitFor(() => expect(heads()).toEqual(['指标', '比特币', '以太坊']));
});

test('begins with the month of the coins, and draws which did better than Bitcoin', async () => {
  await renderPage('/compare?c=bitcoin,ethereum,solana');
  const header = document.querySelector('header') ?? document.body;
  await waitFor(() => expect(header.textContent).toMatch(/30 日里 [A-Z]+ 最稳；最好 .+相差 \d+ 点。/));
  const drawn = await screen.findByRole('group', { name: /^跑赢与跑输比特币/ });
  expect(drawn.textContent).not.toContain('BTC 0');
  expect(within(drawn).getByText('ETH')).toBeDefined();
});

test('只看差异 hides equal rows, and shows them again', async () => {
  const { user } = await renderPage('/compare?c=chainlink,uniswap');
  const chain = () => screen.queryByRole('row', { name: /^所属公链/ });
  await waitFor(() => expect(chain()).not.toBeNull());
  const shown = within(chain() ?? document.body).getAllByRole('cell');
  expect(new Set(shown.map(({ textContent }) => textContent)).size).toBe(1);
  const onlyDifferent = screen.getByRole('switch', { name: '只看差异' });
  await user.click(onlyDifferent);
  expect(chain()).toBeNull();
  expect(screen.getByRole('row', { name: /^价格/ })).toBeDefined();
  await user.click(onlyDifferent);
  expect(chain()).not.toBeNull();
});

test('the empty comparison offers popular coins, one press away', async () => {
  const { user } = await renderPage('/compare');
  const picks = within(await screen.findByRole('list', { name: '热门币种' }));
  // Nothing shown yet has an update time.
  expect(screen.queryByText(/更新于/)).toBeNull();
  await user.click((await picks.findAllByRole('button'))[0] ?? document.body);
  await waitFor(() => expect(heads()).toHaveLength(2));
  // A single coin has no differences.
  expect(screen.queryByRole('switch', { name: '只看差异' })).toBeNull();
});

test('the chart comes before the table, social accounts are in the table, and no floating window covers either', async () => {
  await renderRoute('/compare?c=bitcoin,ethereum');
  await waitFor(() => expect(heads()).toHaveLength(3));
  const chart = screen.getByRole('heading', { name: /走势对比/ });
  const table = screen.getByRole('heading', { name: '指标对比' });
  expect(chart.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /^源代码/ })).getByText(/^bitcoin\/bitcoin/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^对比 \d/ })).toBeNull();
});

test('the chart is indexed and offers no switch it cannot support', async () => {
  await renderPage('/compare?c=bitcoin,ethereum');
  expect(await screen.findByRole('figure', { name: '走势对比' })).toBeDefined();
  expect(screen.getByText('对数')).toBeDefined();
  expect(screen.queryByText('原值')).toBeNull();
});

test('the set of the address is shown, and this browser’s own list stays until the set is changed', async () => {
  Cookies.set('compareCoinList', 'solana');
  const { user, path } = await renderRoute('/compare?c=bitcoin,ethereum');
  await waitFor(() => expect(heads()).toEqual(['指标', '比特币', '以太坊']));
  expect(Cookies.get('compareCoinList')).toBe('solana');
  await user.click(screen.getByRole('button', { name: '移除 比特币' }));
  await waitFor(() => expect(path()).toBe('/compare?c=ethereum'));
  await waitFor(() => expect(Cookies.get('compareCoinList')).toBe('ethereum'));
});

test('an address full of nonsense shows the coins that it names', async () => {
  await renderRoute(`/compare?c=${encodeURIComponent('bitcoin,,bitcoin,<script>,no-such-coin,ethereum')}`);
  await waitFor(() => expect(heads()).toContain('比特币'));
  expect(heads()).toContain('以太坊');
});

test('coins are found like in the search; a second of a kind and a fifth are refused, nonsense is not found', async () => {
  const { user } = await renderRoute('/compare?c=bitcoin,ethereum');
  const add = async (words: string) => {
    const box = await screen.findByRole('textbox', { name: '添加币种' });
    await user.clear(box);
    await user.type(box, words);
    await screen.findByRole('list', { name: '匹配的币种' });
    await user.keyboard('{Enter}');
  };
  await add('sol');
  await waitFor(() => expect(heads()).toContain('Solana'));
  await add('ytf');
  expect(await screen.findByText('已经添加此币种')).toBeDefined();
  await add('xrp');
  await waitFor(() => expect(heads()).toContain('瑞波币'));
  await add('doge');
  expect(await screen.findByText('最多添加4个币种')).toBeDefined();
  const box = screen.getByRole('textbox', { name: '添加币种' });
  await user.clear(box);
  await user.click(box);
  await user.paste('<script>🚀'.repeat(500));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('没有找到这个币种')).toBeDefined();
});
