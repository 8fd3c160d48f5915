import type { Drawing } from '@coinmirror/shared/drawings/drawing.ts';
import { addDrawing } from '@coinmirror/shared/drawings/edits.ts';
import { step } from '@coinmirror/shared/drawings/history.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawingStore } from '#features/kline/drawings/drawingStore.ts';
import { useKlinePrefs } from '#features/kline/prefs/klinePrefs.ts';
import { toggleFollow } from '#features/news/follow/follows.ts';
import { readNotices, rememberNotice } from '#features/news/notices/readNotices.ts';
import { readPortfolio, writePortfolio } from '#features/portfolio/portfolioStorage.ts';
import { rememberVisit } from '#features/searchField/visits.ts';
import { readWatchlist, writeWatchlist } from '#features/watchlist/watchlistStorage.ts';

const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const parsedItem = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

const later = { id: 'x', tool: 'hologram', unit: 'moon', kind: 'desk', name: 7, indicators: 'all' };
const line: Drawing = {
  id: 'a',
  tool: 'horizontal',
  points: [{ time: 1, price: 1 }],
  color: 'brand',
  width: 1,
  isDashed: false,
  text: '',
  isLocked: false,
  isHidden: false,
};
const trade: Trade = {
  id: 'a',
  code: 'bitcoin',
  side: 'buy',
  day: '2026-01-02',
  price: 1,
  quantity: 1,
  fee: 0,
  unit: 'usd',
  perUsd: 1,
};

it('a drawing of a later version hides no other, and outlives all changes', () => {
  store('drawings', { pair: [later, line] });
  const stop = drawingStore.subscribe(() => {});
  expect(drawingStore.of('pair')).toEqual([line]);
  drawingStore.turn('pair', (history) => step(history, addDrawing(history.present, { ...line, id: 'b' })));
  expect(parsedItem('drawings').pair).toEqual([line, { ...line, id: 'b' }, later]);
  drawingStore.turn('pair', (history) => step(history, []));
  expect(parsedItem('drawings')).toEqual({ pair: [later] });
  stop();
});

it('a chart template of a later version, and a kind of chart, outlive a change of another setting', () => {
  const mine = { name: '我的', indicators: [{ key: 'MA', params: [5, 10, 30, 60] }] };
  const stored = {
    kind: 'renko',
    templates: [later, mine],
    indicators: [{ key: 'ORACLE', params: [] }],
    glow: 1,
  };
  store('kline', stored);
  const { result } = renderHook(() => useKlinePrefs());
  expect(result.current[0]).toMatchObject({ kind: 'candle', templates: [{ name: '我的' }], indicators: [] });
  result.current[1]({ axis: 'percentage' });
  const after = parsedItem('kline');
  expect(after).toMatchObject({ kind: 'renko', axis: 'percentage', indicators: stored.indicators, glow: 1 });
  expect(after.templates.at(-1)).toEqual(later);
});

it('a trade in a unit of a later version outlives a new one, and fields of a trade their change', () => {
  const wire = { ...trade, per_usd: 1, perUsd: undefined };
  store('portfolio', { version: 1, trades: [later, { ...wire, tag: 'cold' }], merged: 5, chains: [1] });
  const nothingElse = { names: [], method: 'average', merged: null } as const;
  expect(readPortfolio()).toEqual({ trades: [trade], ...nothingElse });
  writePortfolio({
    ...nothingElse,
    trades: [
      { ...trade, price: 2 },
      { ...trade, id: 'b' },
    ],
  });
  const { trades, chains } = parsedItem('portfolio');
  expect(trades).toHaveLength(3);
  expect(trades[0]).toMatchObject({ id: 'a', price: 2, tag: 'cold' });
  expect(trades[2]).toEqual(later);
  expect(chains).toEqual([1]);
});

it('an unreadable star empties no group, and groups of a later kind stay', () => {
  const group = { name: '默认', color: 'red', items: [{ code: 'bitcoin' }, { code: 5 }] };
  store('coinCollectMap', { version: 2, book: { coin: [group, later], nft: [later] }, merged: null });
  const { local, merged } = readWatchlist();
  expect(local.coin.map(({ items }) => items.map(({ code }) => code))).toEqual([['bitcoin']]);
  writeWatchlist({ local, merged });
  const { book } = parsedItem('coinCollectMap');
  expect(book.coin).toEqual([
    { ...group, items: [expect.objectContaining({ code: 'bitcoin' }), { code: 5 }] },
    later,
  ]);
  expect(book.nft).toEqual([later]);
});

it('what is followed, read and visited is read row by row', () => {
  store('follows', [later]);
  store('readNotices', [1, 'x']);
  store('visits', ['/news', 5]);
  toggleFollow({ kind: 'tag', code: 'btc', name: '比特币' });
  rememberNotice(2);
  rememberVisit('/currencies/bitcoin');
  expect(parsedItem('follows')).toEqual([{ kind: 'tag', code: 'btc', name: '比特币' }, later]);
  expect([...readNotices()]).toEqual([1, 2]);
  expect(parsedItem('readNotices')).toEqual([1, 2, 'x']);
  expect(parsedItem('visits')).toEqual(['/currencies/bitcoin', '/news', 5]);
});
