import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unitSet } from '#features/display/displaySlice.ts';
import { captured, fine } from '#testing/captured.ts';
import { renderRoute } from '#testing/renderRoute.tsx';
import { soon } from '#testing/soon.ts';
import type { AppStore } from './store.ts';

const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words.join(' ')));
});
afterEach(() => void vi.restoreAllMocks());

const found = () => complaints.filter((text) => /non-serializable|state mutation/.test(text));

/** Resolves when every query of the page has settled. */
function answered(store: AppStore): Promise<void> {
  return soon(() => {
    const asked = Object.values(store.getState().api.queries);
    expect(asked.filter((query) => query?.status === 'pending')).toEqual([]);
  });
}

/** Redux's development checks, which every other suite leaves out: each action walks the whole state. */
describe('state and actions are plain data, and nothing mutates them', () => {
  test('while navigating from page to page', async () => {
    const { goTo, store } = await renderRoute('/?size=20', { watched: true });
    await answered(store);
    for (const path of ['/hot/rise.html', '/currencies/bitcoin', '/concept', '/news', '/own']) {
      await goTo(path);
      await answered(store);
    }
    expect(Object.keys(store.getState().api.queries).length).toBeGreaterThan(10);
    expect(found()).toEqual([]);
  });

  test('while starring, comparing, searching, logging in and changing settings', async () => {
    captured('focusList', fine([]));
    captured('memberLogin', fine({ nickname: '小镜', sign: 'token-1', userface: '/face.png', mid: 7 }));
    const { user, goTo, store } = await renderRoute('/?size=20', { watched: true });
    await user.click(await screen.findByLabelText('加自选 以太坊'));
    await user.click(await screen.findByRole('button', { name: '对比 比特币' }));
    await user.type(screen.getAllByRole('combobox', { name: /搜索/ })[0] ?? document.body, '比特币');
    await goTo('/user/login');
    await user.type(await screen.findByLabelText('手机号'), '13800138000');
    await user.type(screen.getByLabelText('密码'), 'secret1');
    await user.click(screen.getByRole('button', { name: '登录' }));
    await screen.findByText('登录成功!');
    store.dispatch(unitSet('cny'));
    const { session, compare, display } = store.getState();
    expect([session.token, compare.codes, display.unit]).toEqual(['token-1', ['bitcoin'], 'cny']);
    expect(found()).toEqual([]);
  });

  test('and a violation is reported', async () => {
    const { store } = await renderRoute('/contact', { watched: true });
    store.dispatch({ type: 'said', payload: { at: new Date() } });
    expect(found()).toEqual([expect.stringContaining('payload.at')]);
    Object.assign(store.getState().display, { unit: 'eth' });
    expect(() => store.dispatch({ type: 'changed' })).toThrow(/state mutation/);
  });
});
