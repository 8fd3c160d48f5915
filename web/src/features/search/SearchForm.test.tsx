import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '#testing/renderRoute.tsx';

const field = () => screen.getByRole('combobox', { name: '搜索币种、交易所、资讯' });
const group = (name: string) => screen.findByRole('group', { name });

describe('the search field', () => {
  it('takes what was typed to the search page, and remembers it', async () => {
    const { user, path, store } = await renderRoute('/exchange');
    await user.type(field(), '比特{Enter}');
    await waitFor(() => expect(decodeURIComponent(path())).toBe('/search?word=比特'));
    expect(store.getState().search.history.map((entry) => entry.keyword)).toEqual(['比特']);
  });

  it('takes thirty characters and no more', async () => {
    const { user } = await renderRoute('/exchange');
    await user.type(field(), '1234567890123456789012345678901234567890');
    expect((field() as HTMLInputElement).value).toHaveLength(30);
  });

  it('shows the last five searches and the hot ones when it is focused', async () => {
    localStorage.clear();
    const { user, store } = await renderRoute('/exchange');
    const { searched } = await import('./searchSlice.ts');
    for (const word of ['a', 'b', 'c', 'd', 'e', 'f']) store.dispatch(searched(word));
    await user.click(field());
    const history = await group('搜索历史');
    expect([...history.querySelectorAll('[role=option]')].map((option) => option.textContent)).toEqual([
      'f',
      'e',
      'd',
      'c',
      'b',
    ]);
    expect((await group('热门搜索')).querySelectorAll('[role=option]')).toHaveLength(10);
  });

  it('finds coins while one types; arrows choose, Enter opens', async () => {
    const { user, path } = await renderRoute('/exchange');
    await user.type(field(), 'btb');
    const coins = await group('币种');
    expect(coins.textContent).toContain('比特币');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(path()).toBe('/currencies/bitcoin'));
  });

  it('goes round from the last suggestion through the field to the first', async () => {
    const { user } = await renderRoute('/exchange');
    await user.type(field(), 'btb');
    await group('币种');
    const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe('“btb”相关公告');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBeUndefined();
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toContain('比特币');
  });

  it('suggests the three hottest words once they are known', async () => {
    const { store } = await renderRoute('/exchange');
    expect(store.getState().search.hotWords).toEqual(['BTC', 'ETH', 'eos']);
    await waitFor(() => expect(store.getState().search.hotWords).not.toContain('eos'));
    expect(store.getState().search.hotWords).toHaveLength(3);
    expect(field().getAttribute('placeholder')).toBe(store.getState().search.hotWords.join(' / '));
  });
});
