import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const main = () => within(screen.getByRole('main'));

function quietRail() {
  server.use(
    answers('newsHot', { code: 200, msg: '', data: { list: [] } }),
    answers('newsDesks', { code: 200, msg: '', data: [] }),
  );
}

describe('the wiki', () => {
  test('finds a term by its abbreviation, and groups all by letter', async () => {
    quietRail();
    const { user } = await renderPage('/wiki');
    const box = await main().findByRole('searchbox', { name: '查找词条' });
    await user.type(box, 'rsi');
    const links = main().getAllByRole('link', { name: /相对强弱指标/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/wiki/noun/rsi']);
    expect(main().queryByRole('link', { name: /资金费率/ })).toBeNull();
    await user.clear(box);
    await user.click(main().getByText('按拼音'));
    expect(main().getByRole('heading', { name: 'Z' }).parentElement?.textContent).toContain('资金费率');
  });

  test('explains a term with this site’s formula, its group and related terms', async () => {
    quietRail();
    await renderPage('/wiki/noun/turnover-rate');
    expect(await main().findByRole('heading', { level: 1, name: '换手率' })).toBeTruthy();
    expect(document.title).toContain('换手率');
    for (const name of ['是什么', '怎么衡量', '容易混淆', '本站口径'])
      expect(main().getByRole('heading', { level: 2, name })).toBeTruthy();
    expect(main().getByText(/^换手率 = 24H成交额 ÷ 流通市值/)).toBeTruthy();
    expect(main().getByRole('link', { name: '行情口径' }).getAttribute('href')).toBe('/wiki/market');
    const related = within(main().getByRole('navigation', { name: '相关词条' }));
    expect(related.getByRole('link', { name: /成交额/ }).getAttribute('href')).toBe(
      '/wiki/noun/trading-volume',
    );
  });

  test('names the real host of a document', async () => {
    quietRail();
    await renderPage('/wiki/media/bitcoin-paper');
    const link = await main().findByRole('link', { name: /阅读原文：bitcoin\.org/ });
    expect(link.getAttribute('href')).toBe('https://bitcoin.org/bitcoin.pdf');
  });

  test.each([
    ['/wiki/basics', '区块链基础'],
    ['/wiki/article/halving', '减半到底减的是什么：比特币的发行曲线'],
  ])('%s shows %s', async (address, title) => {
    quietRail();
    await renderPage(address);
    expect(await main().findByRole('heading', { level: 1, name: title })).toBeTruthy();
  });

  test.each(['/wiki/none', '/wiki/noun/none', '/wiki/article/none', '/wiki/media/none'])(
    'what does not exist is a page not found: %s',
    async (address) => {
      quietRail();
      await renderPage(address);
      expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeTruthy();
    },
  );
});
