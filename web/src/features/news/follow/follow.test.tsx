import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

const followed = () => within(screen.getByRole('navigation', { name: '我的关注' }));

describe('following', () => {
  test('a followed tag appears on the news page with its link, until it is unfollowed', async () => {
    const { user, goTo } = await renderPage('/tag/layer1');
    await user.click(await screen.findByRole('button', { name: '关注 公链标签' }));
    expect(await screen.findByRole('button', { name: '取消关注 公链标签' })).toBeDefined();
    await goTo('/news');
    await screen.findByRole('navigation', { name: '我的关注' });
    expect(followed().getByRole('link', { name: '公链标签' }).getAttribute('href')).toBe('/tag/layer1');
    await goTo('/tag/layer1');
    await user.click(await screen.findByRole('button', { name: '取消关注 公链标签' }));
    expect(await screen.findByRole('button', { name: '关注 公链标签' })).toBeDefined();
    await goTo('/news');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: '我的关注' })).toBeNull());
  });

  test('follows of another tab appear here, and an invalid list counts as empty', async () => {
    await renderPage('/author');
    expect(screen.queryByRole('navigation', { name: '我的关注' })).toBeNull();
    store([{ kind: 'author', code: 'desk-7', name: '宏观组' }]);
    expect((await screen.findByRole('link', { name: '宏观组' })).getAttribute('href')).toBe('/author/desk-7');
    store({ broken: true });
    await waitFor(() => expect(screen.queryByRole('navigation', { name: '我的关注' })).toBeNull());
  });
});

function store(value: unknown) {
  localStorage.setItem('follows', JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key: 'follows' }));
}
