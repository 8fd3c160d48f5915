import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

const main = () => within(screen.getByRole('main'));

describe('the wiki', () => {
  test('finds a term by its abbreviation, and groups all by letter', async () => {
    const { user } = await renderPage('/wiki');
    const box = await main().findByRole('searchbox', { name: '查找词条' });
    await user.type(box, 'rsi');
    const links = main().getAllByRole('link', { name: /相对强弱指标/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/wiki/noun/rsi']);
    const rail = main().getByRole('complementary', { name: '边栏' });
    const others = main().queryAllByRole('link', { name: /资金费率/ });
    expect(others.filter((link) => !rail.contains(link))).toEqual([]);
    await user.clear(box);
    await user.click(main().getByText('按拼音'));
    expect(main().getByRole('heading', { name: 'Z' }).parentElement?.textContent).toContain('资金费率');
  });

  test('explains a term with this site’s formula, its group and related terms', async () => {
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

  test('says what a term is today, and beside it what related terms are', async () => {
    await renderPage('/wiki/noun/funding-rate');
    const said = await main().findByText(/^BTC 资金费率现为每 8 小时/);
    expect(within(said).getByRole('link').getAttribute('href')).toBe('/data/futures.html?tab=funding');
    const rail = within(main().getByRole('complementary', { name: '边栏' }));
    expect(await rail.findByRole('heading', { name: '相关词条的现值' })).toBeTruthy();
    expect((await rail.findAllByText(/^全网/)).length).toBeGreaterThan(0);
    expect(rail.queryByText('24H 热文')).toBeNull();
  });

  test('names the real host of a document', async () => {
    await renderPage('/wiki/media/bitcoin-paper');
    const link = await main().findByRole('link', { name: /阅读原文：bitcoin\.org/ });
    expect(link.getAttribute('href')).toBe('https://bitcoin.org/bitcoin.pdf');
  });

  test.each([
    ['/wiki/basics', '区块链基础'],
    ['/wiki/article/halving', '减半到底减的是什么：比特币的发行曲线'],
  ])('%s shows %s', async (address, title) => {
    await renderPage(address);
    expect(await main().findByRole('heading', { level: 1, name: title })).toBeTruthy();
  });

  test.each(['/wiki/none', '/wiki/noun/none', '/wiki/article/none', '/wiki/media/none'])(
    'what does not exist is a page not found: %s',
    async (address) => {
      await renderPage(address);
      expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeTruthy();
    },
  );
});
