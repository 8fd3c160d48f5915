import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { createWatchlistListener, followWatchlist } from './watchlistListener.ts';
import { selectIsWatched, watchedCodes, watchlistSlice, watchlistToggled } from './watchlistSlice.ts';
import { migrateWatchlist, readWatchlist } from './watchlistStorage.ts';

function makeStore() {
  return configureStore({
    reducer: { watchlist: watchlistSlice.reducer },
    preloadedState: { watchlist: { map: readWatchlist() } },
    middleware: (defaults) => defaults().concat(createWatchlistListener()),
  });
}

describe('watchlist', () => {
  it('remembers a star over a reload, and forgets it when it is taken back', () => {
    const bitcoin = { kind: 'coin', code: 'bitcoin' } as const;
    makeStore().dispatch(watchlistToggled(bitcoin));
    const later = makeStore();
    expect(selectIsWatched(later.getState(), 'coin', 'bitcoin')).toBe(true);
    later.dispatch(watchlistToggled(bitcoin));
    expect(selectIsWatched(makeStore().getState(), 'coin', 'bitcoin')).toBe(false);
  });

  it('tells a coin, an exchange and a wallet of the same code apart', () => {
    const store = makeStore();
    store.dispatch(watchlistToggled({ kind: 'exchange', code: 'okx' }));
    expect(selectIsWatched(store.getState(), 'exchange', 'okx')).toBe(true);
    expect(selectIsWatched(store.getState(), 'wallet', 'okx')).toBe(false);
    expect(selectIsWatched(store.getState(), 'coin', 'okx')).toBe(false);
  });

  it('lists the newest star first, of the kind that is asked for', () => {
    const map = { 'coin:a': 1, 'exchange:b': 2, 'coin:c': 3 };
    expect(watchedCodes(map, 'coin')).toEqual(['c', 'a']);
  });

  it('takes over what another tab stars', () => {
    const store = makeStore();
    const stop = followWatchlist(store.dispatch);
    localStorage.setItem('coinCollectMap', JSON.stringify({ version: 1, map: { 'coin:solana': 5 } }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'coinCollectMap' }));
    expect(selectIsWatched(store.getState(), 'coin', 'solana')).toBe(true);
    stop();
  });

  it.each([
    ['nothing', undefined, {}],
    ['broken text', 'x', {}],
    ['the bare map of coin codes of version 0', { bitcoin: 'BTC' }, { 'coin:bitcoin': 0 }],
    ['today’s version', { version: 1, map: { 'coin:bitcoin': 9 } }, { 'coin:bitcoin': 9 }],
    [
      'a newer version than ours',
      { version: 2, map: { 'coin:bitcoin': 9 }, groups: [] },
      { 'coin:bitcoin': 9 },
    ],
    ['a version whose map is broken', { version: 1, map: { 'coin:bitcoin': 'x' } }, {}],
  ])('reads %s', (_what, stored, expected) => {
    expect(migrateWatchlist(stored)).toEqual(expected);
  });
});
