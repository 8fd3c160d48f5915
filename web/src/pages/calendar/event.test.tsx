import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers, hangs } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const main = () => within(screen.getByRole('main'));

/** The rail has tests of its own. */
function quietRail() {
  server.use(
    answers('newsHot', { code: 200, msg: '', data: { list: [] } }),
    answers('newsDesks', { code: 200, msg: '', data: [] }),
  );
}

describe('milestones', () => {
  test('of one kind and one coin have a matching title, and the prices around them', async () => {
    quietRail();
    await renderPage('/event/halving/bitcoin');
    expect(await main().findByRole('heading', { level: 1, name: '比特币减半大事件' })).toBeTruthy();
    expect(main().getByText('第四次减半，区块奖励降为 3.125 枚', { exact: false })).toBeTruthy();
    expect(main().queryByText(/Taproot/)).toBeNull();
    expect(main().getAllByText(/^当日收盘/)).toHaveLength(4);
  });

  test('that mention the price themselves have no simulated one beside it', async () => {
    quietRail();
    await renderPage('/event/price/bitcoin');
    expect(await main().findByText('比特币首次突破 10 万美元', { exact: false })).toBeTruthy();
    expect(main().queryByText(/^当日收盘|尚无市场价格/)).toBeNull();
  });

  test.each(['Asia/Shanghai', 'UTC'])(
    'keep their calendar dates where times are read in %s',
    async (zone) => {
      quietRail();
      localStorage.setItem('display', JSON.stringify({ timeZone: zone }));
      const { store } = await renderPage('/event/launch/bitcoin');
      expect(store.getState().display.timeZone).toBe(zone);
      const day = async (words: RegExp) =>
        (await main().findByText(words)).closest('li')?.querySelector('time')?.textContent;
      expect(await day(/发布比特币白皮书/)).toBe('2008-10-31');
      expect(await day(/创世区块产生/)).toBe('2009-01-03');
    },
  );

  test.each(['/event/nothing', '/event/halving/nothing'])('%s is a page not found', async (address) => {
    quietRail();
    await renderPage(address);
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeTruthy();
  });

  test('the speeches of a selected speaker are shown alone', async () => {
    quietRail();
    const { user } = await renderPage('/event/speech');
    const people = within(await main().findByRole('navigation', { name: '人物' }));
    const all = main().getAllByText(/发言时/).length;
    await user.click(people.getByRole('link', { name: /老矿工阿岳/ }));
    await main().findByRole('link', { name: /老矿工阿岳/, current: true });
    await waitFor(() => expect(main().getAllByText(/发言时/).length).toBeLessThan(all));
  });

  test('the previous speeches are dimmed until those of the selected speaker have loaded', async () => {
    quietRail();
    const { user } = await renderPage('/event/speech');
    const people = within(await main().findByRole('navigation', { name: '人物' }));
    const isBusy = () => main().getAllByRole('blockquote').at(-1)?.closest('[aria-busy="true"]') != null;
    expect(isBusy()).toBe(false);
    server.use(hangs('speechList'));
    await user.click(people.getByRole('link', { name: /老矿工阿岳/ }));
    await main().findByRole('link', { name: /老矿工阿岳/, current: true });
    await waitFor(() => expect(isBusy()).toBe(true));
  });
});

test('the page of forecasts begins with how many came true, and marks invented people', async () => {
  quietRail();
  await renderPage('/event/speech');
  const header = document.querySelector('header') ?? document.body;
  await waitFor(() => expect(header.textContent).toMatch(/满 30 日的 \d+ 条看法里 \d+ 条方向一致，占 \d+%/));
  expect(screen.getAllByText(/（虚构）/).length).toBeGreaterThan(3);
});
