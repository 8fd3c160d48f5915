import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '#testing/renderRoute.tsx';
import { writeCompare } from './compareStorage.ts';

/** A page with few calls that lists coins. */
const COINS = '/hotsearch';

const compareWindow = () => screen.findByRole('region', { name: '币种对比' });

describe('the comparison', () => {
  it('collects coins from the rows, refuses a fifth, and returns after a reload', async () => {
    const { user, unmount } = await renderRoute('/');
    const buttons = await screen.findAllByRole('button', { name: /^对比 / });
    for (const button of buttons.slice(0, 5)) await user.click(button);
    expect(await screen.findByText('最多添加4个币种')).toBeDefined();
    const shown = within(await compareWindow());
    expect(shown.getByText('4/4')).toBeDefined();
    unmount();
    await renderRoute(COINS);
    expect(within(await compareWindow()).getAllByRole('button', { name: /^移除 / })).toHaveLength(4);
  });

  it('names its coins, folds to a tab, and closes when the last coin is removed', async () => {
    writeCompare({ codes: ['bitcoin', 'ethereum'], shown: true });
    const { user } = await renderRoute(COINS);
    const shown = within(await compareWindow());
    expect(await shown.findByText('比特币')).toBeDefined();
    await user.click(shown.getByRole('button', { name: '收起' }));
    await user.click(await screen.findByRole('button', { name: '对比 2' }));
    const again = within(await compareWindow());
    for (const name of ['移除 比特币', '移除 以太坊'])
      await user.click(await again.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '币种对比' })).toBeNull());
  });

  it('folds into the header, where it covers nothing, and stays away from what is read', async () => {
    writeCompare({ codes: ['bitcoin', 'ethereum'], shown: false });
    const { goTo } = await renderRoute(COINS);
    const folded = await screen.findByRole('button', { name: '对比 2' });
    expect(document.querySelector('header')?.contains(folded)).toBe(true);
    for (const path of ['/wiki', '/contact', '/compare']) {
      await goTo(path);
      expect(screen.queryByRole('button', { name: '对比 2' }), path).toBeNull();
      expect(screen.queryByRole('region', { name: '币种对比' }), path).toBeNull();
    }
    await goTo(COINS);
    expect(await screen.findByRole('button', { name: '对比 2' })).toBeDefined();
  });

  it('is cleared at once by 清空', async () => {
    writeCompare({ codes: ['bitcoin'], shown: true });
    const { user, store } = await renderRoute(COINS);
    await user.click(within(await compareWindow()).getByRole('button', { name: '清空' }));
    expect(store.getState().compare).toEqual({ codes: [], shown: false });
  });
});
