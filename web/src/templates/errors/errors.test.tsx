import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { soon } from '#testing/soon.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

async function seconds(count: number) {
  // One at a time: each second must render before the next one is counted.
  for (let second = 0; second < count; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
}

describe('the 404 page', () => {
  it.each(['/nowhere', '/nowhere/at/all', '/currencies/list_x.html', '/event/a/b/c'])(
    'stands at %s',
    async (path) => {
      await renderPage(path);
      expect(screen.getByRole('heading', { level: 1, name: '页面不存在' })).toBeDefined();
      expect(screen.getByText('This page could not be found')).toBeDefined();
      expect(document.title).toBe('页面不存在 - 币镜');
    },
  );

  it('counts down from ten and then goes home', async () => {
    const { path } = await renderPage('/nowhere/at/all');
    expect(screen.getByText('访问的页面不存在，10 秒后将自动跳转到首页，或返回上一页')).toBeDefined();
    await seconds(9);
    expect(path()).toBe('/nowhere/at/all');
    await seconds(1);
    await soon(() => expect(path()).toBe('/'));
  });

  it('stays once the countdown is stopped', async () => {
    const { path } = await renderPage('/nowhere/at/all');
    await act(async () => screen.getByRole('button', { name: '停止跳转' }).click());
    await seconds(15);
    expect(path()).toBe('/nowhere/at/all');
    expect(screen.queryByText(/秒后/)).toBeNull();
  });

  it('stays once the visitor presses anywhere', async () => {
    const { path } = await renderPage('/nowhere/at/all');
    fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }));
    await seconds(15);
    expect(path()).toBe('/nowhere/at/all');
    expect(screen.getByText('访问的页面不存在，自动跳转已停止')).toBeDefined();
  });

  it('says it in English only where the address is no page of the site', async () => {
    await renderPage('/wiki/no-such-term');
    await soon(() => expect(screen.getByRole('heading', { level: 1, name: '页面不存在' })).toBeDefined());
    expect(screen.queryByText('This page could not be found')).toBeNull();
  });

  it('leaves a visitor who searches alone, and follows the search', async () => {
    const { path } = await renderPage('/nowhere/at/all');
    const form = within(screen.getByRole('search', { name: '搜索本站' }));
    const field = form.getByRole('combobox');
    act(() => field.focus());
    fireEvent.change(field, { target: { value: '没有这样的东西' } });
    await seconds(12);
    expect(path()).toBe('/nowhere/at/all');
    fireEvent.submit(field);
    await soon(() => expect(path()).toBe(`/search?word=${encodeURIComponent('没有这样的东西')}`));
  });
});

it('the number of a failure and its reflection have one size', async () => {
  await renderPage('/nowhere');
  const texts = [...document.querySelectorAll('main svg text')];
  expect(texts.map((text) => [text.textContent, text.getAttribute('font-size')])).toEqual([
    ['404', '124'],
    ['404', '124'],
  ]);
});
