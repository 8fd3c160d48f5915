import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { PATIENCE } from '#testing/soon.ts';
import { testSources } from '#testing/sources.ts';

/** A figure's label in a list, and on the coin's own page. */
const SAME = [
  ['流通市值', '流通市值'],
  ['24H成交额', '24H成交额'],
  ['换手率', '24H换手'],
] as const;

/** The cells of a coin's row by the plain labels of their columns. */
function rowOf(code: string): ReadonlyMap<string, string> {
  const row = document.querySelector(`tbody a[href="/currencies/${code}"]`)?.closest('tr');
  const heads = row?.closest('table')?.querySelectorAll('thead th') ?? [];
  if (!row) throw new Error(`${code} is not in the list`);
  return new Map([...heads].map((head, at) => [textOf(head), textOf(row.children[at])]));
}

/** A fact of the page; its first occurrence where there are several. */
function factOf(label: string): string {
  const names = [...document.querySelectorAll('dt')].filter((one) => textOf(one).startsWith(label));
  return textOf(names[0]?.parentElement?.querySelector('dd'));
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

const price = () => textOf(document.querySelector('header [data-live="price"]'));

/** Opens a list, reads the coin's row (without a code the first one's), then opens the coin's page. */
async function fromList(list: string, code?: string) {
  const { goTo, unmount } = await renderPage(list);
  // Rows below the first screen render in slices.
  const sought = code === undefined ? 'tbody a[href^="/currencies/"]' : `tbody a[href="/currencies/${code}"]`;
  await waitFor(() => expect(document.querySelector(sought)).not.toBeNull());
  const first = document.querySelector('tbody a[href^="/currencies/"]')?.getAttribute('href') ?? '';
  const wanted = code ?? first.replace('/currencies/', '');
  const row = rowOf(wanted);
  await goTo(`/currencies/${wanted}`);
  await screen.findByText('24H振幅');
  return { code: wanted, row, goTo, unmount };
}

const KINDS = [
  ['a tiny price', '/?size=100', 'shiba-inu'],
  ['no maximum supply', '/', 'ethereum'],
  ['a stablecoin', '/', 'tether'],
  ['no market value', '/recorded', undefined],
  ['not recorded', '/norecorded', undefined],
] as const;

describe.each(KINDS)('the figures of a coin: %s', (kind, list, code) => {
  test('equal those of the list at the same instant, and are consistent with its days', async () => {
    const { row, goTo, code: opened } = await fromList(list, code);
    expect(price()).toBe(row.get('价格'));
    if (code !== undefined) expect(SAME.filter(([listed]) => !row.has(listed))).toEqual([]);
    for (const [listed, own] of SAME) if (row.has(listed)) expect(factOf(own), listed).toBe(row.get(listed));
    if (kind === 'no market value' || kind === 'not recorded') expect(factOf('流通市值')).toBe('--');
    if (kind === 'no maximum supply') expect(factOf('最大供应量')).toBe('无上限');
    const facts = { price: price(), cap: factOf('流通市值') };

    await goTo(`/currencies/${opened}?tab=history`);
    const newest = await waitFor(() => {
      const cells = document.querySelector('[data-tab="history"] tbody tr')?.children;
      const texts = [...(cells ?? [])].map(textOf);
      expect(texts[0]).toMatch(/^2026-11-/);
      return texts;
    });
    expect(newest[4]).toBe(facts.price);
    expect(newest[9]).toBe(facts.cap);
  });
});

test('the converter gives one coin the price of the header, and treats an invalid number as none', async () => {
  const { user } = await renderPage('/currencies/tether');
  await screen.findByText('24H振幅');
  const money = screen.getByLabelText<HTMLInputElement>('金额');
  const coins = screen.getByLabelText<HTMLInputElement>('数量');
  expect(Number(money.value)).toBeCloseTo(Number(price().replace(/[^\d.]/g, '')), 3);
  await user.clear(coins);
  expect(money.value).toBe('');
  await user.type(coins, '-2x');
  expect(screen.getByRole('alert').textContent).toBe('只能输入正数');
  expect([coins.value, money.value]).toEqual(['-2x', '']);
  await user.clear(money);
  await user.type(money, '10');
  expect(Number(coins.value)).toBeCloseTo(10, 1);
});

test('every number’s label leads to its definition, with the time of its data', async () => {
  const { user } = await renderPage('/currencies/bitcoin');
  await screen.findByText('24H振幅');
  for (const label of ['24H振幅', '完全稀释市值', '30日涨跌', '流通率', '全球市值占比', '价格']) {
    const name = new RegExp(`^${label}：口径说明`);
    expect(await screen.findByRole('button', { name }, { timeout: PATIENCE })).toBeTruthy();
  }
  await user.click(screen.getByRole('button', { name: '完全稀释市值：口径说明' }));
  const card = await screen.findByRole('dialog', { name: '完全稀释市值：口径说明' });
  await waitFor(() => expect(card.textContent).toContain('2,100.00万 BTC'));
  expect(card.textContent).toMatch(/来源演示数据.*更新.*2026-11-20 12:00:00（北京时间 UTC\+8）/);
});

test('an unverified coin is marked, its risks are listed, and its links ask before leaving', async () => {
  const known = await answer('coinInfo', { code: 'bitcoin' }, { sources: testSources, token: '' });
  const { data } = known.body as { data: object };
  const unverified = { ...data, not_public: 1, isrank: 0, risk_labels: ['冒用名人名义'] };
  server.use(answers('coinInfo', { code: 200, msg: '', data: unverified }));
  const { user } = await renderPage('/currencies/bitcoin');
  const warning = await screen.findByRole('region', { name: '高风险提示' });
  expect(within(warning).getByText('冒用名人名义')).toBeTruthy();
  const links = screen.getByRole('region', { name: '相关链接' });
  await user.click(within(links).getAllByRole('link')[0] as HTMLElement);
  const asked = await screen.findByRole('dialog', { name: '即将离开本站' });
  expect(asked.textContent).toContain('bitcoin.org');
});

test('a coin without a rank says why, and why figures are missing', async () => {
  await fromList('/recorded');
  expect(screen.getByRole('note').textContent).toMatch(/没有流通市值与排名：.{6,}。换手率/);
});

test('a wrapped token says that its underlying coin is counted already', async () => {
  await renderPage('/currencies/wrapped-bitcoin');
  expect((await screen.findByRole('note')).textContent).toContain('锚定的币已计入市值');
});
