import { configureStore } from '@reduxjs/toolkit';
import Cookies from 'js-cookie';
import { describe, expect, it } from 'vitest';
import { createDisplayListener } from './displayListener.ts';
import { changeBaseSet, displaySlice, localSettingsChanged, unitSet } from './displaySlice.ts';
import { readDisplay } from './displayStorage.ts';
import { followDisplay } from './followDisplay.ts';
import { resolveTheme } from './resolveTheme.ts';
import { settingOf } from './settings.ts';

function makeStore() {
  return configureStore({
    reducer: { display: displaySlice.reducer },
    preloadedState: { display: readDisplay() },
    middleware: (defaults) => defaults().concat(createDisplayListener()),
  });
}

describe('display settings', () => {
  it.each([
    ['an explicit value over the stored one', 'eth', 'btc', 'eth'],
    ['the stored value without an explicit one', undefined, 'btc', 'btc'],
    ['the default without either', undefined, '', 'usd'],
    ['the default over a stored value that is none', undefined, 'pesos', 'usd'],
    ['the stored value over an explicit one that is none', 'pesos', 'btc', 'btc'],
  ])('take %s', (_what, explicit, stored, expected) => {
    expect(settingOf(explicit, stored, ['usd', 'btc', 'eth'], 'usd')).toBe(expected);
  });

  it('start as the specification says', () => {
    expect(makeStore().getState().display).toEqual({
      unit: 'usd',
      changeBase: '24H',
      pairUnit: 'usd',
      futureUnit: 'local',
      futureChangeRateType: '24H',
      theme: 'system',
      palette: 'redUp',
      density: 'comfortable',
      klineType: 'Dark',
      timeZone: 'Asia/Shanghai',
    });
  });

  it('keep currency and change base in their cookies', () => {
    const store = makeStore();
    store.dispatch(unitSet('eth'));
    store.dispatch(changeBaseSet('UTC8'));
    expect(Cookies.get()).toMatchObject({ indexUnit: 'eth', indexUtc: 'UTC8' });
    expect(makeStore().getState().display).toMatchObject({ unit: 'eth', changeBase: 'UTC8' });
  });

  it('become cny when the currency is set without a value and there is no cookie, the cookie’s value otherwise', () => {
    const store = makeStore();
    store.dispatch(unitSet());
    expect(store.getState().display.unit).toBe('cny');
    Cookies.set('indexUnit', 'jpy');
    store.dispatch(unitSet());
    expect(store.getState().display.unit).toBe('jpy');
  });

  it('keep theme, palette and density where the first paint reads them', () => {
    makeStore().dispatch(localSettingsChanged({ theme: 'dark', palette: 'greenUp' }));
    expect(JSON.parse(localStorage.getItem('display') ?? '')).toMatchObject({
      theme: 'dark',
      palette: 'greenUp',
      density: 'comfortable',
    });
    expect(makeStore().getState().display).toMatchObject({ theme: 'dark', palette: 'greenUp' });
  });

  it('follow a theme chosen in another tab, without writing it again', () => {
    const store = makeStore();
    const stop = followDisplay(store.dispatch);
    const stored = '{"theme":"dark","palette":"blueOrange"}';
    localStorage.setItem('display', stored);
    window.dispatchEvent(new StorageEvent('storage', { key: 'display' }));
    expect(store.getState().display).toMatchObject({ theme: 'dark', palette: 'blueOrange' });
    expect(localStorage.getItem('display')).toBe(stored);
    stop();
  });

  it('follow a currency chosen in another tab when this one gets the focus, and stay the same object when nothing changed', () => {
    const store = makeStore();
    const stop = followDisplay(store.dispatch);
    const before = store.getState().display;
    window.dispatchEvent(new Event('focus'));
    expect(store.getState().display).toBe(before);
    Cookies.set('indexUnit', 'eur');
    Cookies.set('indexUtc', 'UTC8');
    window.dispatchEvent(new Event('focus'));
    expect(store.getState().display).toMatchObject({ unit: 'eur', changeBase: 'UTC8' });
    stop();
  });

  it('survive corrupted storage', () => {
    localStorage.setItem('display', '{"theme":"pink","palette":3}');
    expect(readDisplay()).toMatchObject({ theme: 'system', palette: 'redUp' });
  });

  it.each([
    ['the system’s theme until one is chosen', 'system', 'Dark', 'page', true, 'dark'],
    ['the system’s theme until one is chosen', 'system', 'Dark', 'page', false, 'light'],
    ['the chosen theme against the system', 'light', 'Dark', 'page', true, 'light'],
    ['the chosen theme against the system', 'dark', 'Dark', 'page', false, 'dark'],
    ['the chart’s own theme on the chart’s page', 'light', 'Dark', 'kline', false, 'dark'],
    ['the chart’s own theme on the chart’s page', 'dark', 'Light', 'kline', true, 'light'],
    ['dark where the layout is dark', 'light', 'Light', 'dark', false, 'dark'],
  ] as const)('paint %s', (_what, theme, klineType, frame, systemIsDark, expected) => {
    expect(resolveTheme({ theme, klineType }, frame, systemIsDark)).toBe(expected);
  });
});
