import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { preloads } from './preload.ts';

describe('preload', () => {
  test('every call of a shell is one the contract takes', () => {
    for (const callsOf of Object.values(preloads)) {
      for (const { name, params } of callsOf({
        coinCode: 'bitcoin',
        listFile: 'list_3',
        id: 'defi',
        subPage: 'token',
      })) {
        const read = v.safeParse<v.GenericSchema>(endpoints[name].params, params);
        expect([name, read.success]).toEqual([name, true]);
      }
    }
  });

  test('the third page of the coin list asks for the third page', () => {
    const calls = preloads.coinListPage?.({ listFile: 'list_3' }) ?? [];
    expect(calls.find(({ name }) => name === 'coinRank')?.params).toMatchObject({ page: 3 });
  });
});
