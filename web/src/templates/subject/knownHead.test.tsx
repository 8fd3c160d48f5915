import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '#testing/renderRoute.tsx';
import { hangs } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const heading = () => screen.findByRole('heading', { level: 1 });

test('a coin opened from a list has its name, logo and price before its own answer', async () => {
  const { goTo } = await renderRoute('/');
  const row = await screen.findByRole('row', { name: /以太坊/ });
  const [price = ''] = /\$[\d,.]+/.exec(row.textContent ?? '') ?? [];
  server.use(hangs('coinInfo'));
  await goTo('/currencies/ethereum');
  const title = await heading();
  expect(title.textContent).toBe('以太坊 ETH');
  expect(document.title).toContain('以太坊 ETH');
  const head = title.closest('header');
  expect(head?.querySelector('img')?.getAttribute('src')).toContain('ethereum');
  expect(within(head ?? document.body).getByText(price)).toBeTruthy();
});

test.each([
  ['/exchange', 'exchangeInfo'],
  ['/wallet', 'walletInfo'],
] as const)('from %s, the page of a row has its name before its own answer', async (list, endpoint) => {
  const { goTo } = await renderRoute(list);
  const link = await vi.waitUntil(() =>
    document.querySelector<HTMLAnchorElement>(`tbody a[href^="${list}/"]`),
  );
  const [path, row] = [link.pathname, link.closest('tr')?.textContent];
  server.use(hangs(endpoint));
  await goTo(path);
  const title = (await heading()).textContent ?? '';
  expect(title).not.toBe('');
  expect(row).toContain(title);
});

test('an article has its title, and a concept its name, before their own answers', async () => {
  const { goTo } = await renderRoute('/news');
  const link = await vi.waitUntil(() =>
    document.querySelector<HTMLAnchorElement>(
      '#content a[href^="/news/"][href$=".html"]:not([href*="flash"])',
    ),
  );
  const [path, words] = [link.pathname, link.textContent];
  server.use(hangs('newsDetail'), hangs('conceptDetail'));
  await goTo(path);
  const title = (await heading()).textContent ?? '';
  expect(title).not.toBe('');
  expect(words).toContain(title);

  await goTo('/concept');
  const concept = await vi.waitUntil(() =>
    document.querySelector<HTMLAnchorElement>('tbody a[href^="/concept/"]'),
  );
  const name = concept.textContent ?? '';
  await goTo(concept.pathname);
  await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(name));
});

test('a page opened by its address has no heading before its answer', async () => {
  server.use(hangs('coinInfo'));
  await renderRoute('/currencies/ethereum');
  await screen.findAllByText('正在加载');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
