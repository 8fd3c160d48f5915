import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '#api/storage/localStore.ts';
import { localSettingsChanged } from '#features/display/displaySlice.ts';
import { makeTestStore } from '#testing/testStore.ts';
import { connectToasts } from '#ui/toast/toast.ts';
import { warnUnsaved } from './warnUnsaved.ts';

const reported: string[] = [];
let stop = () => {};

beforeEach(() => {
  connectToasts((_kind, text) => reported.push(text));
  stop = warnUnsaved();
});

afterEach(() => {
  vi.restoreAllMocks();
  stop();
  reported.length = 0;
});

const refuse = (name: string) =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', name);
  });

it('a theme that a full store does not keep holds for this visit, and that is said once', () => {
  const store = makeTestStore();
  refuse('QuotaExceededError');
  store.dispatch(localSettingsChanged({ theme: 'dark' }));
  store.dispatch(localSettingsChanged({ palette: 'greenUp' }));
  writeStored('tableColumns', {});
  expect(store.getState().display).toMatchObject({ theme: 'dark', palette: 'greenUp' });
  expect(readStored('display')).toMatchObject({ theme: 'dark', palette: 'greenUp' });
  expect(reported).toEqual(['浏览器的存储空间已满，设置只保留到关闭页面']);
});

it('a forbidden store is called so', () => {
  refuse('SecurityError');
  writeStored('kline', {});
  expect(reported).toEqual(['浏览器不允许保存，设置只保留到关闭页面']);
});

it.each(['visits', 'readNotices', 'alerts'])(
  'what nobody chose, or a feature tells itself, is silent: %s',
  (key) => {
    refuse('QuotaExceededError');
    writeStored(key, []);
    expect(reported).toEqual([]);
  },
);

it('a store that keeps everything is silent', () => {
  makeTestStore().dispatch(localSettingsChanged({ theme: 'dark' }));
  expect(reported).toEqual([]);
});
