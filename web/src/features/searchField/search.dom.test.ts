import { configureStore } from '@reduxjs/toolkit';
import Cookies from 'js-cookie';
import { describe, expect, it, vi } from 'vitest';
import { followSearch } from './followSearch.ts';
import { createSearchListener } from './searchListener.ts';
import { searched, searchForgotten, searchHistoryCleared, searchSlice } from './searchSlice.ts';
import { readSearchHistory } from './searchStorage.ts';

function makeStore() {
  return configureStore({
    reducer: { search: searchSlice.reducer },
    preloadedState: { search: { ...searchSlice.getInitialState(), history: readSearchHistory() } },
    middleware: (defaults) => defaults().concat(createSearchListener()),
  });
}

const keywords = () => readSearchHistory().map((entry) => entry.keyword);

describe('search history', () => {
  it('keeps the ten newest keywords over a reload, newest first', () => {
    const store = makeStore();
    for (let index = 1; index <= 12; index++) store.dispatch(searched(`词${index}`));
    expect(keywords()).toEqual(['词12', '词11', '词10', '词9', '词8', '词7', '词6', '词5', '词4', '词3']);
  });

  it('moves a repeated keyword to the front', () => {
    const store = makeStore();
    for (const word of ['BTC', 'ETH', 'BTC']) store.dispatch(searched(word));
    expect(keywords()).toEqual(['BTC', 'ETH']);
  });

  it('trims keywords and drops empty ones', () => {
    const store = makeStore();
    store.dispatch(searched('  BTC '));
    store.dispatch(searched('   '));
    expect(keywords()).toEqual(['BTC']);
  });

  it('deletes one search and keeps the others', () => {
    const store = makeStore();
    for (const word of ['BTC', 'ETH', 'SOL']) store.dispatch(searched(word));
    store.dispatch(searchForgotten('ETH'));
    expect(keywords()).toEqual(['SOL', 'BTC']);
  });

  it('keeps the searches of two tabs in turn', () => {
    const [here, there] = [makeStore(), makeStore()];
    const stop = followSearch(here.dispatch);
    there.dispatch(searched('BTC'));
    window.dispatchEvent(new Event('focus'));
    here.dispatch(searched('ETH'));
    expect(keywords()).toEqual(['ETH', 'BTC']);
    stop();
  });

  it('lasts for 30 days', () => {
    const set = vi.spyOn(Cookies, 'set');
    makeStore().dispatch(searched('BTC'));
    expect(set).toHaveBeenCalledWith(
      'searchHistory',
      expect.any(String),
      expect.objectContaining({ expires: 30 }),
    );
    set.mockRestore();
  });

  it('deletes the cookie when it is cleared', () => {
    const store = makeStore();
    store.dispatch(searched('BTC'));
    store.dispatch(searchHistoryCleared());
    expect(Cookies.get('searchHistory')).toBeUndefined();
  });

  it('ignores a cookie of another format', () => {
    Cookies.set('searchHistory', '{"a":1}');
    expect(readSearchHistory()).toEqual([]);
  });
});
