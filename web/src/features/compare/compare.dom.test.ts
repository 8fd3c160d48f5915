import { configureStore } from '@reduxjs/toolkit';
import Cookies from 'js-cookie';
import { describe, expect, it } from 'vitest';
import { addToCompare } from './compareList.ts';
import { createCompareListener } from './compareListener.ts';
import {
  compareAdded,
  compareCleared,
  compareHidden,
  compareRemoved,
  compareRestored,
  compareSlice,
} from './compareSlice.ts';
import { readCompare } from './compareStorage.ts';
import { followCompare } from './followCompare.ts';

function makeStore() {
  return configureStore({
    reducer: { compare: compareSlice.reducer },
    preloadedState: { compare: readCompare() },
    middleware: (defaults) => defaults().concat(createCompareListener()),
  });
}

describe('compare', () => {
  it('refuses a coin twice and a fifth coin, with the specification’s messages', () => {
    expect(addToCompare(['a'], 'a')).toEqual({ ok: false, message: '已经添加此币种' });
    expect(addToCompare(['a', 'b', 'c', 'd'], 'e')).toEqual({ ok: false, message: '最多添加4个币种' });
    expect(addToCompare(['a', 'b', 'c', 'd'], 'a')).toEqual({ ok: false, message: '已经添加此币种' });
    expect(addToCompare(['a'], 'b')).toEqual({ ok: true, codes: ['a', 'b'] });
  });

  it('shows the window when a coin is added, and keeps both over a reload', () => {
    makeStore().dispatch(compareAdded('bitcoin'));
    expect(Cookies.get()).toMatchObject({ compareCoinList: 'bitcoin', compareWindow: '1' });
    expect(makeStore().getState().compare).toEqual({ codes: ['bitcoin'], shown: true });
  });

  it('hides the window when its last coin is removed', () => {
    const store = makeStore();
    store.dispatch(compareAdded('bitcoin'));
    store.dispatch(compareRemoved('bitcoin'));
    expect(store.getState().compare).toEqual({ codes: [], shown: false });
    expect(Cookies.get('compareWindow')).toBe('0');
  });

  it('remembers that the visitor folded the window', () => {
    const store = makeStore();
    store.dispatch(compareAdded('bitcoin'));
    store.dispatch(compareHidden());
    expect(makeStore().getState().compare).toEqual({ codes: ['bitcoin'], shown: false });
  });

  it('restores the list from its cookie, and clears it', () => {
    const store = makeStore();
    Cookies.set('compareCoinList', 'bitcoin,ethereum');
    Cookies.set('compareWindow', '1');
    store.dispatch(compareRestored(readCompare()));
    expect(store.getState().compare).toEqual({ codes: ['bitcoin', 'ethereum'], shown: true });
    store.dispatch(compareCleared());
    expect(readCompare()).toEqual({ codes: [], shown: false });
  });

  it('keeps what two tabs add in turn, and the same list object where a tab finds nothing new', () => {
    const [here, there] = [makeStore(), makeStore()];
    const stop = followCompare(here.dispatch);
    there.dispatch(compareAdded('bitcoin'));
    window.dispatchEvent(new Event('focus'));
    here.dispatch(compareAdded('ethereum'));
    expect(Cookies.get('compareCoinList')).toBe('bitcoin,ethereum');
    const before = here.getState().compare;
    window.dispatchEvent(new Event('focus'));
    expect(here.getState().compare).toBe(before);
    stop();
  });

  it('reads no duplicates, no blanks and no more than four from a cookie', () => {
    Cookies.set('compareCoinList', 'a,,b,a,c,d,e');
    expect(readCompare().codes).toEqual(['a', 'b', 'c', 'd']);
  });
});
