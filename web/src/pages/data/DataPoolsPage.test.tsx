import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const table = () => screen.findByRole('table', { name: '资金池' });
const rows = async () => within(await table()).getAllByRole('rowheader').length;

const token = (symbol: string, name: string, code = '') => ({ symbol, name, code, logo: '' });
const hostile = {
  id: 'eth_0x1',
  chain: '',
  chainName: 'Somewhere',
  dex: 'Someswap',
  base: token('<img src=x onerror=alert(1)>', 'https://claim.example'),
  quote: token('WETH', 'Wrapped Ether', 'ethereum'),
  price: 1,
  change5m: null,
  change1h: null,
  change24h: null,
  volume24h: 1_000_000,
  liquidity: 20_000,
  buys: 90,
  sells: 1,
  buyers: 80,
  sellers: 1,
  createdAt: null,
  fdv: null,
  premium: null,
  marks: ['fewSellers', 'thin', 'churned'],
};
const listOf = (own: object) => ({
  code: 200,
  data: {
    kind: 'trending',
    chain: '',
    least: 10_000,
    rows: [hostile],
    hidden: 3,
    volume24h: 1_000_000,
    liquidity: 20_000,
    ...own,
  },
});

describe('/data/dex/pools', () => {
  test('lists trending pools, and says what stands out', async () => {
    await renderPage('/data/dex/pools');
    expect(await rows()).toBeGreaterThan(5);
    expect(screen.getByRole('heading', { level: 1, name: 'DEX 资金池' })).toBeTruthy();
    expect(document.querySelector('header')?.textContent).toContain('个热门资金池，24 小时成交');
  });

  test('keeps kind, chain and least liquidity in the address, and reads them there', async () => {
    const { user, path } = await renderPage('/data/dex/pools?chain=solana');
    await waitFor(async () => expect(within(await table()).queryByText(/Ethereum ·/)).toBeNull());
    await user.click(screen.getByRole('link', { name: '新建' }));
    expect(path()).toBe('/data/dex/pools?kind=new&chain=solana');
    expect((await screen.findByText(/个新建资金池/)).textContent).toBeTruthy();
  });

  test('shows a stranger’s token as text: it leads nowhere, and its marks stand beside it', async () => {
    server.use(answers('dexPools', listOf({})));
    await renderPage('/data/dex/pools');
    const head = within(await table()).getByRole('rowheader');
    expect(head.textContent).toContain('<img src=x onerror=alert(1)>/WETH');
    expect(within(await table()).queryAllByRole('link')).toEqual([]);
    expect((await table()).textContent).toContain('卖出者极少、流动性低、成交为流动性的 50 倍');
    expect(document.querySelector('header')?.textContent).toContain('另有 3 个流动性不足 1 万美元或未知');
  });

  test('says plainly that nobody tells it, and keeps its explanation', async () => {
    server.use(answers('dexPools', { code: 1501, msg: '未接入：暂无 DEX 资金池的数据来源' }));
    await renderPage('/data/dex/pools');
    expect(await screen.findByText('未接入')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '怎么读' })).toBeTruthy();
  });
});
