import { anchorAt, type Drawing, USUAL_STYLE } from '@coinmirror/shared/drawings/drawing.ts';
import { toDrawingsFile } from '@coinmirror/shared/drawings/file.ts';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { toDrawingHash } from './drawingLink.ts';
import { useDrawings } from './useDrawings.ts';

const line = (id: string): Drawing => ({
  id,
  tool: 'trendLine',
  points: [anchorAt(0, 1), anchorAt(60_000, 2)],
  ...USUAL_STYLE,
  text: '',
  isLocked: false,
  isHidden: false,
});
const stored = () => JSON.parse(localStorage.getItem('drawings') ?? '{}') as Record<string, Drawing[]>;
const rail = () => screen.findByRole('toolbar', { name: '画线工具' });
const button = async (name: string) => within(await rail()).getByRole('button', { name });

describe('the drawings of a pair', () => {
  test('are kept by pair, and can be undone and redone', () => {
    const { result } = renderHook(() => useDrawings('binance_btc_usdt'));
    act(() => result.current.change((all) => [...all, line('a')]));
    act(() => result.current.change((all) => [...all, line('b')]));
    expect(stored().binance_btc_usdt?.map(({ id }) => id)).toEqual(['a', 'b']);
    act(() => result.current.undo());
    expect(stored().binance_btc_usdt?.map(({ id }) => id)).toEqual(['a']);
    act(() => result.current.undo());
    expect(stored()).toEqual({});
    expect(result.current.canUndo).toBe(false);
    act(() => result.current.redo());
    act(() => result.current.redo());
    expect(result.current.drawings.map(({ id }) => id)).toEqual(['a', 'b']);
    const other = renderHook(() => useDrawings('binance_eth_usdt'));
    expect(other.result.current.drawings).toEqual([]);
    act(() => result.current.change(() => []));
  });
});

describe('the drawing tools', () => {
  test('are active one at a time, and Esc deactivates them', async () => {
    const { user } = await renderPage('/kline');
    await user.click(await button('趋势线'));
    await user.click(await button('矩形'));
    expect((await button('矩形')).getAttribute('aria-pressed')).toBe('true');
    expect((await button('趋势线')).getAttribute('aria-pressed')).toBe('false');
    await user.keyboard('{Escape}');
    expect((await button('选择与移动')).getAttribute('aria-pressed')).toBe('true');
  });

  test('hide and lock all drawings, and Ctrl Z undoes it', async () => {
    localStorage.setItem('drawings', JSON.stringify({ binance_btc_usdt: [line('a'), line('b')] }));
    const { user } = await renderPage('/kline');
    await user.click(await button('隐藏全部画线'));
    expect(stored().binance_btc_usdt?.every(({ isHidden }) => isHidden)).toBe(true);
    await user.click(await button('锁定全部画线'));
    expect(stored().binance_btc_usdt?.every(({ isLocked }) => isLocked)).toBe(true);
    await user.keyboard('{Control>}zz{/Control}');
    expect(stored().binance_btc_usdt).toEqual([line('a'), line('b')]);
  });

  test('import drawings from a file, and say what is wrong with another', async () => {
    const { user } = await renderPage('/kline');
    await rail();
    const picker = screen.getByLabelText('导入画线文件');
    await user.upload(picker, new File(['{"a":1}'], 'a.json', { type: 'application/json' }));
    expect(await screen.findByText('这不是从本站导出的画线文件')).toBeTruthy();
    expect(stored()).toEqual({});
    const text = toDrawingsFile('binance_btc_usdt', [line('a'), line('b')]);
    await user.upload(picker, new File([text], 'b.json', { type: 'application/json' }));
    await waitFor(() => expect(stored().binance_btc_usdt).toHaveLength(2));
  });

  test('put the drawings into an address', async () => {
    localStorage.setItem('drawings', JSON.stringify({ binance_btc_usdt: [line('a')] }));
    const { user } = await renderPage('/kline?period=60');
    await user.click(await button('分享画线（复制链接）'));
    const hash = await toDrawingHash([line('a')]);
    await waitFor(async () => expect(await navigator.clipboard.readText()).toContain(`#${hash}`));
  });

  test('show the drawings of an address, and keep them on request', async () => {
    const hash = await toDrawingHash([line('a'), line('b')]);
    const { user } = await renderPage(`/kline?period=60#${hash}`);
    await screen.findByText('链接带来 2 个画线');
    expect(stored()).toEqual({});
    await user.click(screen.getByRole('radio', { name: '日' }));
    await user.click(await screen.findByRole('button', { name: '存为我的' }));
    expect(stored().binance_btc_usdt?.map(({ points }) => points)).toEqual([
      line('').points,
      line('').points,
    ]);
    expect(screen.queryByText(/链接带来/)).toBeNull();
  });
});
