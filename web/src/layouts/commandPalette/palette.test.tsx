import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { writeCompare } from '#features/compare/compareStorage.ts';
import { QUIET_PAGE, renderRoute } from '#testing/renderRoute.tsx';

async function openPalette(path = QUIET_PAGE) {
  const view = await renderRoute(path);
  await view.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: '快速前往' });
  // After closing and opening it is a new element.
  const dialog = () => within(screen.getByRole('dialog', { name: '快速前往' }));
  const type = async (words: string) => {
    const box = dialog().getByRole('combobox');
    await view.user.clear(box);
    await view.user.type(box, words);
  };
  const first = () => dialog().queryAllByRole('option')[0]?.textContent ?? '';
  return { ...view, dialog, type, first };
}

describe('the command palette', () => {
  it('opens with the focus in its field', async () => {
    const { dialog, user } = await openPalette();
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByRole('combobox')));
    await user.keyboard('btb');
    expect((dialog().getByRole('combobox') as HTMLInputElement).value).toBe('btb');
  });

  it('loses no letter typed before its field is there, and takes none for a shortcut', async () => {
    const { user } = await renderRoute(QUIET_PAGE);
    await user.keyboard('{Control>}k{/Control}/btx{Backspace}b?');
    const dialog = within(await screen.findByRole('dialog', { name: '快速前往' }));
    await waitFor(() => expect(dialog.getByRole<HTMLInputElement>('combobox').value).toBe('/btb?'));
    expect(document.activeElement).toBe(dialog.getByRole('combobox'));
    expect(screen.queryByRole('dialog', { name: '键盘快捷键' })).toBeNull();
  });

  it('goes to a coin by initials, to an exchange by name, to a page by its title', async () => {
    for (const [words, line, path] of [
      ['btb', '比特币 BTC币种 · 排名 1', '/currencies/bitcoin'],
      ['binance', '币安交易所 · 排名 1', '/exchange/binance'],
      ['联系我们', '联系我们页面', '/contact'],
    ] as const) {
      const view = await openPalette();
      await view.type(words);
      await waitFor(() => expect(view.dialog().getByRole('option', { name: line })).toBeDefined());
      const at = view
        .dialog()
        .getAllByRole('option')
        .findIndex(({ textContent }) => textContent === line);
      await view.user.keyboard(`${'{ArrowDown}'.repeat(at)}{Enter}`);
      await waitFor(() => expect(view.path()).toBe(path));
      view.unmount();
    }
  });

  it('finds the site by everyday names and pinyin', async () => {
    const { type, dialog } = await openPalette();
    for (const [typed, line] of [
      ['资金费率', '合约资金费率页面'],
      ['zjfl', '合约资金费率页面'],
      ['恐慌指数', '恐惧贪婪指数指标'],
      ['矿机', '矿机收益计算器计算器'],
      ['预警', '价格预警功能'],
      ['zhuti', '主题：跟随系统设置'],
    ] as const) {
      await type(typed);
      await waitFor(() => expect(dialog().getByRole('option', { name: line })).toBeDefined());
    }
  });

  it('finds a coin by its contract address', async () => {
    const { type, first } = await openPalette();
    await type('0x514910771af9');
    await waitFor(() => expect(first()).toContain('LINK'));
  });

  it('chooses nothing by an Enter that only ends a composition, in any browser', async () => {
    const { type, first, dialog, path } = await openPalette();
    await type('btb');
    await waitFor(() => expect(first()).toContain('BTC'));
    const box = dialog().getByRole('combobox');
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    // Safari ends the composition first and marks its Enter only by the legacy keyCode.
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(box, { key: 'Process', keyCode: 229 });
    expect(path()).toBe(QUIET_PAGE);
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(path()).toBe('/currencies/bitcoin'));
  });

  it('adds a coin to the comparison, and says why when it cannot', async () => {
    writeCompare({ codes: ['bitcoin'], shown: true });
    const { user, type, first, store } = await openPalette();
    await type('对比 eth');
    await waitFor(() => expect(first()).toContain('对比 以太坊 ETH'));
    await user.keyboard('{Enter}');
    expect(store.getState().compare.codes).toEqual(['bitcoin', 'ethereum']);
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: '快速前往' });
    await type('vs btc');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('已经添加此币种')).toBeDefined();
    expect(screen.queryByText('已加入对比：比特币')).toBeNull();
  });

  it('opens the comparison of several coins at once', async () => {
    const { user, type, first, path } = await openPalette();
    await type('对比 btc eth');
    await waitFor(() => expect(first()).toContain('打开对比：比特币、以太坊'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(decodeURIComponent(path())).toBe('/compare?c=bitcoin,ethereum'));
  });

  it('switches currency, theme, the colours of up and down, and the time zone', async () => {
    const { user, type, store } = await openPalette();
    for (const unit of ['cny', 'eur', 'btc'] as const) {
      await type(`单位 ${unit}`);
      await user.keyboard('{Enter}');
      expect(store.getState().display.unit).toBe(unit);
      await user.keyboard('{Control>}k{/Control}');
      await screen.findByRole('dialog', { name: '快速前往' });
    }
    await user.keyboard('{Escape}');
    for (const [words, setting] of [
      ['深色', { theme: 'dark' }],
      ['涨跌色 绿涨', { palette: 'greenUp' }],
      ['密度 紧凑', { density: 'compact' }],
      ['时区{ArrowDown}', { timeZone: 'UTC' }],
    ] as const) {
      await user.keyboard('{Control>}k{/Control}');
      await screen.findByRole('dialog', { name: '快速前往' });
      await type(words);
      await user.keyboard('{Enter}');
      expect(store.getState().display).toMatchObject(setting);
    }
  });

  it('says so when nothing matches, and ignores Enter', async () => {
    const { user, dialog, type, path } = await openPalette();
    await type('∅∅∅');
    expect(dialog().getByText('没有符合的币种、页面或设置')).toBeDefined();
    await user.keyboard('{Enter}');
    expect(path()).toBe(QUIET_PAGE);
  });
});

describe('the list of shortcuts', () => {
  it('opens at ?, but not while typing', async () => {
    const { user } = await renderRoute(QUIET_PAGE);
    await user.click(screen.getByRole('combobox', { name: /搜索/ }));
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(document.body);
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: '键盘快捷键' })).toBeDefined();
  });

  it('describes / correctly: it focuses the search field', async () => {
    const { user } = await renderRoute(QUIET_PAGE);
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /搜索/ }));
  });
});
