import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers, hangs } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { testSources } from '#testing/sources.ts';

const main = () => within(screen.getByRole('main'));
const nothing = { list: [], total_count: 0, total_pages: 1, page: 1 };
const ok = (data: unknown) => ({ code: 200, msg: '', data });

const ENGLISH = {
  id: 9_000_000,
  title: 'Bitcoin steady',
  content: '<p>Little changed.</p>',
  issuetime: testSources.clock.now() / 1000 - 60,
  author: '币镜英文台',
  lang: 'en',
  coins: [],
};
const CHINESE = { ...ENGLISH, id: 9_000_001, title: '比特币走平', content: '<p>变化不大。</p>', lang: 'zh' };
const translation = answers(
  'newsTranslation',
  ok({ title: '比特币平稳', content: '<p>几乎没有变化。</p>', provider: '某译者' }),
);
const press = (name: string | RegExp) => main().findByRole('button', { name });

beforeEach(() => {
  server.use(
    answers('newsList', ok({ list: [ENGLISH, CHINESE].map((item) => ({ ...item, section: 'flash' })) })),
    answers('newsDetail', ok({ ...ENGLISH, section: 'analysis' })),
    answers('commentList', ok(nothing)),
    answers('voteTally', ok({ list: [] })),
    answers('newsHot', ok({ list: [] })),
    answers('newsDesks', ok([])),
    translation,
  );
});

describe('an English item', () => {
  test('among the flashes is translated in place, and can be switched back', async () => {
    const { user } = await renderPage('/news/flash.html');
    await user.click(await press('翻译：Bitcoin steady'));
    const flash = () => main().getAllByRole('article')[0];
    await waitFor(() => expect(flash()?.textContent).toContain('比特币平稳'));
    expect(flash()?.textContent).toContain('几乎没有变化。');
    expect(flash()?.textContent).toContain('某译者');
    await user.click(await press('显示原文：Bitcoin steady'));
    expect(flash()?.textContent).toContain('Little changed.');
    expect(flash()?.textContent).not.toContain('某译者');
  });

  test('has the right lang attribute, and no Chinese one offers a translation', async () => {
    await renderPage('/news/flash.html');
    await press('翻译：Bitcoin steady');
    const [english, chinese] = main().getAllByRole('heading', { level: 3 });
    expect([english?.lang, chinese?.lang]).toEqual(['en', '']);
    expect(main().getAllByRole('button', { name: /^翻译/ })).toHaveLength(1);
  });

  test('on its own page changes heading and text, and shows that it is loading', async () => {
    server.use(hangs('newsTranslation'));
    const { user } = await renderPage(`/news/${ENGLISH.id}.html`);
    await user.click(await press('翻译：Bitcoin steady'));
    expect((await press(/^翻译中/)).getAttribute('aria-busy')).toBe('true');
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Bitcoin steady');
  });

  test('whose translation fails keeps its text, and can be retried', async () => {
    server.use(answers('newsTranslation', { code: 503, msg: '翻译服务暂不可用' }, 503));
    const { user } = await renderPage(`/news/${ENGLISH.id}.html`);
    await user.click(await press('翻译：Bitcoin steady'));
    const again = await press(/^重试翻译/);
    expect(main().getByText('译文暂时取不到')).toBeTruthy();
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Bitcoin steady');
    server.use(translation);
    await user.click(again);
    expect(await main().findByRole('heading', { level: 1, name: '比特币平稳' })).toBeTruthy();
  });
});

test('an English item in a coin’s feed can be translated there, and no other', async () => {
  const item = {
    type: 'flash',
    content: '',
    issuetime: testSources.clock.now(),
    authorname: '编辑部',
    price: 1,
    url: '',
  };
  const list = [
    { ...item, id: `news-${ENGLISH.id}`, title: ENGLISH.title, lang: 'en' },
    { ...item, id: 'news-2', title: '比特币走平' },
  ];
  server.use(answers('coinFeed', ok({ ...nothing, list, total_count: 2 })));
  const { user } = await renderPage('/currencies/bitcoin/dynamic?lang=all');
  await user.click(await press('翻译：Bitcoin steady'));
  expect(await main().findByRole('heading', { level: 3, name: /比特币平稳/ })).toBeTruthy();
  expect(main().getAllByRole('button', { name: /^(翻译|显示原文)：/ })).toHaveLength(1);
});

test('an English search result can be translated there', async () => {
  server.use(
    answers('newsSearch', ok({ ...nothing, list: [{ ...ENGLISH, section: 'analysis' }], total_count: 1 })),
  );
  const { user } = await renderPage('/search?word=bitcoin&tabs=2');
  await user.click(await press('翻译：Bitcoin steady'));
  expect(await main().findByRole('link', { name: '比特币平稳' })).toBeTruthy();
});

test('what the newsroom writes in English can be translated', async () => {
  server.resetHandlers();
  const context = { sources: testSources, token: '' };
  const { body } = await answer('newsList', { channelid: 9, authorid: 'english', per_page: 1 }, context);
  const [item] = (body as { data: { list: { id: number; title: string }[] } }).data.list;
  server.use(answers('commentList', ok(nothing)), answers('newsDesks', ok([])));
  const { user } = await renderPage(`/news/${item?.id}.html`);
  await user.click(await press(`翻译：${item?.title}`));
  expect(await main().findByRole('heading', { level: 1, name: /^每日小结/ })).toBeTruthy();
});
