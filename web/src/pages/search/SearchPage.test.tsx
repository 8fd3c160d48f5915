import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { searchHref } from '#features/searchField/searchHref.ts';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const current = () =>
  screen.getByRole('navigation', { name: '结果类型' }).querySelector('[aria-current]')?.textContent;

describe('the search page', () => {
  it.each([
    ['', '全部'],
    ['&tabs=1', '币种'],
    ['&tabs=2', '资讯'],
    ['&tabs=3', '交易所'],
    ['&tabs=4', '公告'],
    ['&tabs=5', '钱包'],
    ['&tabs=6', '概念'],
    ['&tabs=7', '页面'],
    ['&tabs=99', '全部'],
  ])('opens its tab by the number in the address: %s → %s', async (query, label) => {
    await renderPage(`/search?word=btc${query}`);
    expect(current()).toBe(label);
  });

  it('highlights the keyword in its results, and shows the best of each kind', async () => {
    await renderPage('/search/?word=bit');
    await screen.findByRole('heading', { name: /币种/ });
    const marks = [...document.querySelectorAll('main mark')].map((mark) => mark.textContent?.toLowerCase());
    expect(marks.length).toBeGreaterThan(3);
    expect(new Set(marks)).toEqual(new Set(['bit']));
    expect(screen.getByRole('heading', { name: /交易所/ })).toBeDefined();
  });

  it('brings concepts and news beside coins, each with a link to the rest', async () => {
    await renderPage('/search?word=defi');
    const main = within(screen.getByRole('main'));
    await main.findByRole('heading', { name: /^概念/ });
    const addresses = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toContain('/concept/defi');
    const news = await main.findByRole('heading', { name: /^资讯/ });
    expect(within(news).getByRole('link').getAttribute('href')).toMatch(/tabs=2/);
    expect(within(news).getByRole('link').textContent).toMatch(/^全部 [\d,]+ 条$/);
  });

  it.each([
    [2, /^\/news\/\d+\.html$/],
    [4, /^\/notice\/\d+$/],
  ])('lists what can be read about the coin under tab %d, each line leading to it', async (tab, address) => {
    await renderPage(`/search?word=eth&tabs=${tab}`);
    const main = within(screen.getByRole('main'));
    await main.findByRole('navigation', { name: /页/ });
    const found = main.getAllByRole('link').filter((link) => link.closest('aside') === null);
    const addresses = found.map((link) => link.getAttribute('href') ?? '');
    expect(addresses.filter((href) => address.test(href))).toHaveLength(20);
  });

  it.each([
    [1, '比特币', '比特币'],
    [3, '币安', '币安'],
    [5, '小狐狸', '小狐狸钱包'],
  ])('stars what it found under tab %d', async (tab, word, name) => {
    const { user } = await renderPage(`/search?word=${encodeURIComponent(word)}&tabs=${tab}`);
    const [button] = await screen.findAllByRole('button', { name: new RegExp(`^加自选 ${name}`) });
    await user.click(button ?? document.body);
    const off = screen.getAllByRole('button', { name: new RegExp(`^取消自选 ${name}`) });
    expect(off[0]?.getAttribute('aria-pressed')).toBe('true');
  });

  it('shows for a wrapped coin without market value the same note as the coin’s own page', async () => {
    await renderPage('/search?word=wbtc&tabs=1');
    const link = await screen.findByRole('link', { name: /WBTC/ });
    expect(link.textContent).toContain('已收录未排名');
    expect(link.closest('li')?.textContent).toContain('流通市值--');
  });

  it('finds pages of the site, before everything else where one is called so', async () => {
    await renderPage(`/search?word=${encodeURIComponent('资金费率')}`);
    const main = within(screen.getByRole('main'));
    const link = await main.findByRole('link', { name: /^合约资金费率/ });
    expect(link.getAttribute('href')).toBe('/data/futures.html?tab=funding');
    expect(main.getAllByRole('heading', { level: 2 })[0]?.textContent).toMatch(/^页面与功能/);
  });

  it('lists pages and terms under their own tab', async () => {
    await renderPage(`/search?word=zhiya&tabs=7`);
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: /^DeFi 挖矿页面 · 质押/ })).toBeDefined();
    expect(await main.findByRole('link', { name: /^质押百科/ })).toBeDefined();
  });

  it('says that nothing was found, and what to try', async () => {
    await renderPage('/search?word=∅∅∅');
    expect(await screen.findByText('没有找到与「∅∅∅」有关的结果')).toBeDefined();
    expect(screen.getByRole('link', { name: '看看大家在搜什么' })).toBeDefined();
  });

  it('without a keyword shows the visitor’s and popular searches', async () => {
    const { user, goBack } = await renderPage('/search?word=%20%20');
    const main = within(await screen.findByRole('main'));
    const hot = within(await main.findByRole('region', { name: '大家在搜' }));
    expect((await hot.findAllByRole('link', { name: /%$/ })).length).toBe(10);
    const places = within(main.getByRole('region', { name: '按类别浏览' }));
    expect(places.getByRole('link', { name: '概念板块' }).getAttribute('href')).toBe('/concept');
    expect(main.queryByRole('region', { name: '搜索历史' })).toBeNull();
    await user.type(within(main.getByRole('search')).getByRole('combobox'), '狗狗币{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: '搜索「狗狗币」' })).toBeDefined();
    await goBack();
    const own = within(await main.findByRole('region', { name: '搜索历史' }));
    expect(own.getByRole('link', { name: '狗狗币' }).getAttribute('href')).toBe(searchHref('狗狗币'));
    await user.click(own.getByRole('button', { name: '清空' }));
    expect(main.queryByRole('region', { name: '搜索历史' })).toBeNull();
  });

  it('truncates a keyword to thirty characters, and shows markup as text', async () => {
    const word = `<img src=x onerror=alert(1)>${'😀'.repeat(60)}`;
    await renderPage(`/search?word=${encodeURIComponent(word)}`);
    const cut = [...word].slice(0, 30).join('');
    expect(await screen.findByText(`没有找到与「${cut}」有关的结果`)).toBeDefined();
    expect(document.querySelector('main img[src="x"]')).toBeNull();
  });

  it('offers a retry when the search fails', async () => {
    server.use(answers('webSearch', { code: 500, msg: '繁忙' }, 500));
    const { user } = await renderPage('/search?word=btc');
    const again = await screen.findByRole('button', { name: /重试/ });
    server.resetHandlers();
    await user.click(again);
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('比特币'));
  });
});
