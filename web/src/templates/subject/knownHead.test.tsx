import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { hangs } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { PATIENCE, soon } from '#testing/soon.ts';

/** The first link that a selector finds, once it is there. */
const linkAt = (selector: string) =>
  vi.waitUntil(() => document.querySelector<HTMLAnchorElement>(selector), { timeout: PATIENCE });
const heading = () => screen.findByRole('heading', { level: 1 });

/** In a list of articles, not in the sentence above it. */
const ARTICLE = '#content :is(article, li) a[href^="/news/"][href$=".html"]:not([href*="flash"])';

test('a coin opened from a list has its name, logo and price before its own answer', async () => {
  const { goTo } = await renderPage('/');
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
  const { goTo } = await renderPage(list);
  const link = await linkAt(`tbody a[href^="${list}/"]`);
  const [path, row] = [link.pathname, link.closest('tr')?.textContent];
  server.use(hangs(endpoint));
  await goTo(path);
  const title = (await heading()).textContent ?? '';
  expect(title).not.toBe('');
  expect(row).toContain(title);
});

test('an article has its title, and a concept its name, before their own answers', async () => {
  const { goTo } = await renderPage('/news');
  const link = await linkAt(ARTICLE);
  const [path, words] = [link.pathname, link.textContent];
  server.use(hangs('newsDetail'), hangs('conceptDetail'));
  await goTo(path);
  const title = (await heading()).textContent ?? '';
  expect(title).not.toBe('');
  expect(words).toContain(title);

  await goTo('/concept');
  const concept = await linkAt('tbody a[href^="/concept/"]');
  const name = concept.textContent ?? '';
  await goTo(concept.pathname);
  await soon(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(name));
});

test('from one article to another, the title is that of the other', async () => {
  const { goTo } = await renderPage('/news');
  await linkAt(ARTICLE);
  const [first, second] = [...document.querySelectorAll<HTMLAnchorElement>(ARTICLE)];
  const [paths, words] = [[first?.pathname, second?.pathname], second?.textContent];
  server.use(hangs('newsDetail'));
  await goTo(paths[0] ?? '');
  await heading();
  await goTo(paths[1] ?? '');
  await soon(() => expect(words).toContain(screen.getByRole('heading', { level: 1 }).textContent ?? '-'));
});

test('a page opened by its address has no heading before its answer', async () => {
  server.use(hangs('coinInfo'));
  await renderPage('/currencies/ethereum');
  await screen.findAllByText('正在加载');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
