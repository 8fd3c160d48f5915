import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const fact = (label: string) =>
  [...document.querySelectorAll('dt')].find((term) => term.textContent?.startsWith(label))?.nextElementSibling
    ?.textContent;
const names = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

describe('/data/spread.html', () => {
  test('shows the spread against each exchange, and keeps the period in the address', async () => {
    const { user, path } = await renderPage('/data/spread.html');
    await waitFor(() => expect(fact('对币安溢价率')).toMatch(/^[+−]?\d\.\d{3}%$/));
    await user.click(screen.getByRole('radio', { name: '1日' }));
    expect(path()).toBe('/data/spread.html?period=1440');
    expect(await screen.findByRole('table', { name: '各平台价格与溢价' })).toBeTruthy();
  });

  test('keeps its explanation when it failed, and offers a retry', async () => {
    server.use(answers('spotSpread', { code: 500, msg: '指标服务繁忙' }));
    await renderPage('/data/spread.html');
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '怎么读' })).toBeTruthy();
  });
});

test('/data/eth.html shows three gas levels, typical costs, and the cheap hours', async () => {
  await renderPage('/data/eth.html');
  await waitFor(() => expect(fact('标准')).toMatch(/Gwei$/));
  expect(names(await screen.findByRole('table', { name: '常见操作的费用' }))[0]).toBe('ETH 转账');
  expect(
    within(await screen.findByRole('table', { name: '以太坊 Gas 时段图' })).getAllByRole('row'),
  ).toHaveLength(8);
});

test('/data/stable.html lists the coins by value, with coins issued and redeemed', async () => {
  await renderPage('/data/stable.html');
  expect(names(await screen.findByRole('table', { name: '各稳定币' }))[0]).toContain('USDT');
  expect(names(await screen.findByRole('table', { name: '增发与销毁' }))).toHaveLength(14);
  expect(screen.getByRole('img', { name: /^稳定币增发与销毁：增发合计 \$.*，销毁合计 \$/ })).toBeTruthy();
  expect(screen.getByRole('figure', { name: '稳定币公链分布' })).toBeTruthy();
  expect(screen.getAllByText(/^(正常|轻微偏离|脱锚)$/).length).toBeGreaterThan(10);
  expect(screen.getByText(/超过 ±0.5% 为脱锚；EURC 按 1 欧元计/)).toBeTruthy();
  expect(screen.getByRole('img', { name: /^各稳定币偏离锚定价：\d+ 个溢价，\d+ 个折价/ })).toBeTruthy();
  expect(fact('USDT 溢价')).toMatch(/^[+−]?\d+\.\d{2}%$/);
});

test('/data/stable.html has the peg of the coin in the address by hour, with a verdict', async () => {
  await renderPage('/data/stable.html?coin=usd-coin');
  expect(await screen.findByRole('figure', { name: 'USDC 偏离锚定价' })).toBeTruthy();
  expect(screen.getByText(/^USDC 现在偏离 .*近 30 日最远 .*没有脱锚。$/)).toBeTruthy();
  expect(screen.getAllByText(/脱锚[上下]限/).length).toBeGreaterThan(1);
});

test('/data/stable.html stacks the chains over time, of all coins or of the one in the address, in USD or as shares', async () => {
  const { user, path } = await renderPage('/data/stable.html');
  expect(await screen.findByRole('figure', { name: '稳定币各链供应走势' })).toBeTruthy();
  const table = screen.getByRole('table', { name: '各公链上的稳定币' });
  expect(names(table)).toHaveLength(9);
  expect(names(table).at(-1)).toContain('其他');
  expect(within(table).getByRole('link', { name: 'Tron' }).getAttribute('href')).toBe('/data/defi/tron');
  expect(screen.getByRole('region', { name: '各链供应走势' }).textContent).toMatch(
    /近 30 日 .*增加最多，\+\$/,
  );
  await user.click(screen.getByRole('radio', { name: '占比' }));
  expect(screen.getByRole('radio', { name: '占比' }).getAttribute('aria-checked')).toBe('true');
  await user.click(screen.getByRole('radio', { name: 'USDC' }));
  expect(path()).toBe('/data/stable.html?on=usd-coin');
});

test('/data/stable.html says that chains which hold more than there is are not believed', async () => {
  server.use(answers('stableChains', { code: 200, msg: 'success', data: null }));
  await renderPage('/data/stable.html');
  const section = await screen.findByRole('region', { name: '各链供应走势' });
  expect(await within(section).findByText(/没有采信/)).toBeTruthy();
  expect(within(section).getByRole('link', { name: '数据源状态' }).getAttribute('href')).toBe('/status');
});

test('/data/stable/coin-trend.html draws supplies and shares', async () => {
  await renderPage('/data/stable/coin-trend.html');
  expect(await screen.findByRole('figure', { name: '稳定币流通量' })).toBeTruthy();
});

test('/data/coin-trend.html draws the chosen coins, and keeps them in the address', async () => {
  const { user, path } = await renderPage('/data/coin-trend.html?c=bitcoin,ethereum');
  const chosen = async (name: string) =>
    (await screen.findByRole('button', { name, pressed: true })) !== null;
  expect(await chosen('BTC')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'SOL', pressed: false }));
  expect(new URLSearchParams(path().split('?')[1]).get('c')).toBe('bitcoin,ethereum,solana');
  await user.click(screen.getByRole('button', { name: 'BTC', pressed: true }));
  expect(new URLSearchParams(path().split('?')[1]).get('c')).toBe('ethereum,solana');
});

test('/data/btcholding.html filters holders by the type in the address', async () => {
  const { user, path } = await renderPage('/data/btcholding.html?type=政府');
  const table = await screen.findByRole('table', { name: '持有者' });
  expect(names(table)[0]).toContain('美国政府');
  await user.click(screen.getByRole('radio', { name: '全部' }));
  expect(path()).toBe('/data/btcholding.html');
  await waitFor(() => expect(names(table)[0]).toContain('iShares'));
  expect(screen.getByRole('img', { name: /^持有者 30 日增减持：增持合计 .* BTC，减持合计 / })).toBeTruthy();
});

describe('/data/gray.html', () => {
  test('has the trusts, and the fund flows of the chosen coin', async () => {
    const { user, path } = await renderPage('/data/gray.html');
    const said = await screen.findByText(/^BTC 现货 ETF \d\d-\d\d 流[入出]/, { selector: 'p' });
    expect(said.textContent).toMatch(/；灰度 \d+ 只产品持有 \$/);
    expect(names(await screen.findByRole('table', { name: '灰度各信托' }))[0]).toContain('GBTC');
    await user.click(await screen.findByRole('radio', { name: '以太坊 ETF' }));
    expect(path()).toBe('/data/gray.html?etf=ethereum');
    const flows = () => screen.findByRole('img', { name: /^ETH 现货 ETF 资金流：流入合计 .*，流出合计 / });
    const threeMonths = (await flows()).getAttribute('aria-label');
    await user.click(screen.getByRole('radio', { name: '全部' }));
    expect((await flows()).getAttribute('aria-label')).not.toBe(threeMonths);
    await waitFor(() => expect(names(screen.getByRole('table', { name: '各 ETF' }))[0]).toContain('ETHA'));
  });

  test('keeps the trusts when the funds could not be loaded', async () => {
    server.use(answers('fundFlows', { code: 500, msg: '指标服务繁忙' }));
    await renderPage('/data/gray.html');
    expect(await screen.findByRole('table', { name: '灰度各信托' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  });
});

test('/data/mtgox.html shows the remaining coins, dated, and links to the transfers', async () => {
  const { user, path } = await renderPage('/data/mtgox.html');
  await waitFor(() => expect(fact('数据截止')).toBe('2025-12-31'));
  expect(fact('剩余 BCH')).toBe('--');
  await user.click(screen.getByRole('link', { name: '转出记录' }));
  expect(path()).toBe('/data/mtgox.html/history');
  expect(await screen.findByRole('table', { name: '历次大额转出' })).toBeTruthy();
});

describe('the halving', () => {
  test.each(['/btccljbdjs.html', '/btccljbdjs/index2'])(
    '%s counts down, and tells the past ones',
    async (path) => {
      await renderPage(path);
      expect((await screen.findByRole('timer')).textContent).toMatch(/^\d{3}天\d{2}时\d{2}分\d{2}秒/);
      expect(names(await screen.findByRole('table', { name: '历次减半' }))).toHaveLength(4);
      expect(screen.getByRole('table', { name: '其他币种的减产' })).toBeTruthy();
    },
  );

  test('of 2020 is shown with its prices', async () => {
    await renderPage('/2020halving');
    await waitFor(() => expect(fact('此后 365 日')).toMatch(/^[+−]\d/));
    expect(await screen.findByRole('figure', { name: /2020 年减半前后的比特币价格/ })).toBeTruthy();
  });
});

describe('/data/futures.html', () => {
  test('charts the past of open interest by exchange, lists coins and exchanges, and leaves the coins to /futures', async () => {
    await renderPage('/data/futures.html');
    expect(await screen.findByRole('figure', { name: /^BTC 各平台持仓量/ })).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: /年化费率/ })).toBeNull();
    expect(names(await screen.findByRole('table', { name: '各币种持仓' })).length).toBeGreaterThan(10);
    expect(screen.getByRole('link', { name: '全部合约行情' }).getAttribute('href')).toBe('/futures');
    expect(names(screen.getByRole('table', { name: '各平台持仓' })).length).toBeGreaterThan(10);
  });

  test.each([
    ['funding', '年化资金费率（%）'],
    ['funding', '资金费率与 30 日'],
    ['forced', '爆仓合计'],
    ['forced', '24 小时爆仓'],
    ['forced', '实时爆仓'],
    ['basis', '交割合约基差'],
  ])('the tab %s has the table %s', async (tab, name) => {
    await renderPage(`/data/futures.html?tab=${tab}`);
    expect(await screen.findByRole('table', { name })).toBeTruthy();
  });
});

test('/data/futures.html draws the funding of the coin and exchange that its address asks for', async () => {
  await renderPage('/data/futures.html?tab=funding&coin=ethereum&venue=okx');
  expect(await screen.findByRole('figure', { name: /^ETH 资金费率/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^欧易/, pressed: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^币安/, pressed: false })).toBeTruthy();
});
