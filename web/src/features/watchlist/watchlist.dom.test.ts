import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { followWatchlist } from './followWatchlist.ts';
import { unmerged, withMerged } from './mergedCodes.ts';
import { applyChange, type WatchChange } from './watchChange.ts';
import { createWatchlistListener } from './watchlistListener.ts';
import {
  accountClosed,
  accountOpened,
  selectGroups,
  selectIsWatched,
  selectWatchedCodes,
  watchAnswered,
  watchChanged,
  watchlistSlice,
  watchRefused,
} from './watchlistSlice.ts';
import { migrateWatchlist, readWatchlist } from './watchlistStorage.ts';
import { bareItem, emptyWatchlists, type WatchGroups } from './watchlists.ts';

function makeStore() {
  return configureStore({
    reducer: { watchlist: watchlistSlice.reducer },
    preloadedState: { watchlist: { ...readWatchlist(), account: null } },
    middleware: (defaults) => defaults().concat(createWatchlistListener(() => null)),
  });
}

/** `{ a: 'x y' }` → groups of items with codes only. */
function groupsOf(words: Readonly<Record<string, string>>): WatchGroups {
  return Object.entries(words).map(([name, codes]) => ({
    name,
    items: codes.split(' ').filter(Boolean).map(bareItem),
  }));
}

function wordsOf(groups: WatchGroups): Record<string, string> {
  return Object.fromEntries(groups.map(({ name, items }) => [name, items.map(({ code }) => code).join(' ')]));
}

describe('watchlist of this browser', () => {
  it('remembers a star over a reload, and forgets a removed one', () => {
    makeStore().dispatch(watchChanged('coin', { type: 'added', code: 'bitcoin' }));
    const later = makeStore();
    expect(selectIsWatched(later.getState(), 'coin', 'bitcoin')).toBe(true);
    later.dispatch(watchChanged('coin', { type: 'removed', codes: ['bitcoin'] }));
    expect(selectIsWatched(makeStore().getState(), 'coin', 'bitcoin')).toBe(false);
  });

  it('distinguishes a coin, an exchange and a wallet of the same code', () => {
    const store = makeStore();
    store.dispatch(watchChanged('exchange', { type: 'added', code: 'okx' }));
    expect(selectIsWatched(store.getState(), 'exchange', 'okx')).toBe(true);
    expect(selectIsWatched(store.getState(), 'wallet', 'okx')).toBe(false);
    expect(selectIsWatched(store.getState(), 'coin', 'okx')).toBe(false);
  });

  it('follows the stars of another tab', () => {
    const store = makeStore();
    const stop = followWatchlist(store.dispatch);
    const stored = { version: 2, book: { coin: [{ name: '默认', items: [bareItem('solana')] }] } };
    localStorage.setItem('coinCollectMap', JSON.stringify(stored));
    window.dispatchEvent(new StorageEvent('storage', { key: 'coinCollectMap' }));
    expect(selectIsWatched(store.getState(), 'coin', 'solana')).toBe(true);
    stop();
  });

  it.each([
    ['nothing', undefined, { 默认: '' }],
    ['broken text', 'x', { 默认: '' }],
    ['the bare map of coin codes of version 0', { bitcoin: 'BTC' }, { 默认: 'bitcoin' }],
    [
      'the star times of version 1, oldest first',
      { version: 1, map: { 'coin:b': 9, 'coin:a': 3, 'wallet:w': 1 } },
      { 默认: 'a b' },
    ],
    ['version 1 with a broken map', { version: 1, map: { 'coin:bitcoin': 'x' } }, { 默认: '' }],
    ['today’s version', { version: 2, book: { coin: groupsOf({ a: 'x', b: 'y z' }) } }, { a: 'x', b: 'y z' }],
    ['a newer version than ours', { version: 3, book: { coin: groupsOf({ a: 'x' }) }, more: 1 }, { a: 'x' }],
  ])('reads %s', (_what, stored, expected) => {
    expect(wordsOf(migrateWatchlist(stored).local.coin)).toEqual(expected);
  });
});

describe('a change of the groups', () => {
  const before = groupsOf({ a: 'x y', b: 'z' });

  it.each<[string, WatchChange, Record<string, string>]>([
    ['a star joins the first group', { type: 'added', code: 'n' }, { a: 'x y n', b: 'z' }],
    [
      'a star joins the group that is named',
      { type: 'added', code: 'n', group: 'b' },
      { a: 'x y', b: 'z n' },
    ],
    ['adding twice is adding once', { type: 'added', code: 'x' }, { a: 'x y', b: 'z' }],
    ['a removal empties every group of it', { type: 'removed', codes: ['x', 'z'] }, { a: 'y', b: '' }],
    ['a removal may mean one group', { type: 'removed', codes: ['x', 'z'], group: 'a' }, { a: 'y', b: 'z' }],
    [
      'a move keeps the order',
      { type: 'moved', codes: ['y', 'x'], group: 'a', to: 'b' },
      { a: '', b: 'z x y' },
    ],
    [
      'a move to nowhere moves nothing',
      { type: 'moved', codes: ['x'], group: 'a', to: 'c' },
      wordsOf(before),
    ],
    [
      'a sort leaves what it does not name behind',
      { type: 'sorted', group: 'a', codes: ['y'] },
      { a: 'y x', b: 'z' },
    ],
    [
      'a merge adds what no group holds, and makes groups',
      { type: 'merged', groups: groupsOf({ b: 'x n', c: 'z m' }) },
      { a: 'x y', b: 'z n', c: 'm' },
    ],
    [
      'what a merge has in two groups goes into both',
      { type: 'merged', groups: groupsOf({ b: 'n', c: 'n x' }) },
      { a: 'x y', b: 'z n', c: 'n' },
    ],
    ['a group of a known name is not added', { type: 'groupAdded', name: 'b' }, wordsOf(before)],
    ['a group is renamed', { type: 'groupRenamed', name: 'b', to: 'c' }, { a: 'x y', c: 'z' }],
    ['a name is not given twice', { type: 'groupRenamed', name: 'b', to: 'a' }, wordsOf(before)],
    ['what a removed group held goes to the first', { type: 'groupRemoved', name: 'b' }, { a: 'x y z' }],
    ['the first group’s things go to the next', { type: 'groupRemoved', name: 'a' }, { b: 'z x y' }],
    ['groups are sorted', { type: 'groupsSorted', names: ['b', 'a'] }, { b: 'z', a: 'x y' }],
  ])('%s', (_law, change, expected) => {
    expect(Object.entries(wordsOf(applyChange(before, change)))).toEqual(Object.entries(expected));
  });

  it('keeps the last group', () => {
    const one = groupsOf({ a: 'x' });
    expect(applyChange(one, { type: 'groupRemoved', name: 'a' })).toBe(one);
  });

  it('an undone removal restores notes and positions', () => {
    const noted = applyChange(before, {
      type: 'described',
      group: 'a',
      item: { code: 'x', note: '定投', cost: 1.5, quantity: 10 },
    });
    const removed = applyChange(noted, { type: 'removed', codes: ['x'] });
    expect(applyChange(removed, { type: 'restored', groups: noted.slice(0, 1) })).toEqual(noted);
  });
});

describe('an account’s list', () => {
  const shown = (store: ReturnType<typeof makeStore>) => wordsOf(selectGroups(store.getState(), 'coin'));

  function opened() {
    const store = makeStore();
    store.dispatch(accountOpened());
    store.dispatch(watchAnswered({ kind: 'coin', groups: groupsOf({ a: 'x' }) }));
    return store;
  }

  it('shows a change before the account has answered, and leaves this browser’s own list unchanged', () => {
    const store = opened();
    store.dispatch(watchlistSlice.actions.watchChanged('coin', { type: 'added', code: 'y' }));
    expect(selectWatchedCodes(store.getState(), 'coin')).toEqual(['x', 'y']);
    store.dispatch(accountClosed());
    expect(shown(store)).toEqual({ 默认: '' });
  });

  it('rolls back a refused change, and only that', () => {
    const reducer = watchlistSlice.reducer;
    const first = watchChanged('coin', { type: 'added', code: 'y' });
    const second = watchChanged('coin', { type: 'added', code: 'z' });
    const open = { local: emptyWatchlists, merged: null, account: {} };
    const reported = reducer(open, watchAnswered({ kind: 'coin', groups: groupsOf({ a: 'x' }) }));
    const both = [first, second].reduce(reducer, reported);
    const refused = reducer(both, watchRefused({ kind: 'coin', id: first.payload.id }));
    expect(wordsOf(selectGroups({ watchlist: refused }, 'coin'))).toEqual({ a: 'x z' });
  });

  it('keeps pending changes when an earlier answer comes', () => {
    const reducer = watchlistSlice.reducer;
    const first = watchChanged('coin', { type: 'added', code: 'y' });
    const second = watchChanged('coin', { type: 'added', code: 'z' });
    const open = [first, second].reduce(reducer, { local: emptyWatchlists, merged: null, account: {} });
    const answered = reducer(
      open,
      watchAnswered({ kind: 'coin', groups: groupsOf({ a: 'x y' }), done: first.payload.id }),
    );
    expect(wordsOf(selectGroups({ watchlist: answered }, 'coin'))).toEqual({ a: 'x y z' });
  });

  it('receives this browser’s stars once; another account receives them again', () => {
    const book = { ...emptyWatchlists, coin: groupsOf({ 默认: 'x y' }) };
    const merged = withMerged(null, 'me', 'coin', groupsOf({ 默认: 'x' }));
    expect(wordsOf(unmerged(book, null, 'me', 'coin'))).toEqual({ 默认: 'x y' });
    expect(wordsOf(unmerged(book, merged, 'me', 'coin'))).toEqual({ 默认: 'y' });
    expect(wordsOf(unmerged(book, merged, 'you', 'coin'))).toEqual({ 默认: 'x y' });
    expect(unmerged(book, withMerged(merged, 'me', 'coin', book.coin), 'me', 'coin')).toEqual([]);
  });
});
