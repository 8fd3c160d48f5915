import { documents } from '@coinmirror/shared/content/documents/compiled/documents.ts';
import { chaptersOf } from '@coinmirror/shared/content/documents/read.ts';
import { pages } from '@coinmirror/shared/manifest/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

describe('documents', () => {
  test.each(Object.values(documents))('$page shows its text, its date, its contents', async (document) => {
    await renderPage(hrefTo(document.page));
    const { title } = pages[document.page];
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    const article = within(screen.getByRole('article'));
    expect(article.getByText(document.summary)).toBeTruthy();
    const time = article.getByText(/^\d{4} 年 \d{1,2} 月 \d{1,2} 日$/);
    expect(time.getAttribute('datetime')).toBe(document.updated);
    for (const { id, title: chapter } of chaptersOf(document.blocks)) {
      const [link] = article.getAllByRole('link', { name: chapter });
      expect(link?.getAttribute('href')).toBe(`#${id}`);
      expect(article.getByRole('heading', { level: 2, name: chapter }).id).toBe(id);
    }
  });

  test('an address with a chapter starts there', async () => {
    const seen: string[] = [];
    const original = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function scrolled(this: Element) {
      seen.push(this.id);
    };
    await renderPage(`${hrefTo('agreement')}#liability`);
    await screen.findByRole('heading', { level: 1, name: '用户协议' });
    Element.prototype.scrollIntoView = original;
    expect(seen).toEqual(['liability']);
  });

  test('a related document is one press away', async () => {
    const { user, path } = await renderPage(hrefTo('agreement'));
    const related = await screen.findByRole('navigation', { name: '相关文档' });
    await user.click(within(related).getByRole('link', { name: '隐私政策' }));
    expect(await screen.findByRole('heading', { level: 1, name: '隐私政策' })).toBeTruthy();
    expect(path()).toBe(hrefTo('privacy'));
  });
});
