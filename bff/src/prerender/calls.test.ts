import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { routeNames } from '@coinmirror/shared/manifest/pages.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Asked } from './served.ts';
import { servedPages } from './servedPages.ts';

const nothing: Asked = () => null;
const asking =
  (query: Readonly<Record<string, string>>): Asked =>
  (name) =>
    query[name] ?? null;

const RIGHT = {
  ...{
    tab: '1',
    kind: 'coin',
    page: '2',
    size: '50',
    period: '7d',
    top: '100',
    by: 'rise',
    side: 'decrease',
  },
  ...{ type: 'listing', keyword: 'btc', exchanges: 'okx,binance' },
};
const WRONG = {
  ...{ tab: '7', kind: 'x', page: '-1', size: '1e9', period: 'x', top: 'x', by: 'x', side: 'x' },
  ...{ type: 'x', keyword: '', exchanges: ',' },
};

describe('preload', () => {
  test.each([
    ['nothing', {}],
    ['what there is', RIGHT],
    ['what there is not', WRONG],
  ])('every call of a page is one the contract takes when the address asks for %s', (_what, query) => {
    for (const page of routeNames) {
      const path = {
        coinCode: 'bitcoin',
        artid: '12',
        dappid: 'aave',
        name: 'imtoken',
        listFile: 'list_3',
        id: /^(news|exchangesNotice)Item$/.test(page) ? '12' : 'defi',
        noticeid: '12',
        type: 'exchange',
        code: 'binance',
        key: 'mayer',
        kline: 'okx_swap_btc_usdt',
        subPage: 'token',
      };
      for (const { name, params } of servedPages[page].calls?.(path, asking(query)) ?? []) {
        const read = v.safeParse<v.GenericSchema>(endpoints[name].params, params);
        expect([name, read.success]).toEqual([name, true]);
      }
    }
  });

  test('an id is asked for as the page asks for it: as a number where it is one', () => {
    const asked = (id: string) =>
      servedPages.newsItem.calls?.({ id }, nothing)?.find(({ name }) => name === 'newsDetail')?.params;
    expect(asked('217413051')).toEqual({ id: 217413051 });
    expect(asked('abc')).toEqual({ id: 'abc' });
  });

  test('a coin’s page has its chart and why it moved, and the ranking of both sides both of them', () => {
    const names = (calls: ReturnType<NonNullable<typeof servedPages.coin.calls>> = []) =>
      calls.map(({ name, params }) => `${name} ${params['isup'] ?? ''}`.trim());
    expect(names(servedPages.coin.calls?.({ coinCode: 'bitcoin' }, nothing))).toEqual([
      'coinInfo',
      'coinCharts',
      'coinMove',
    ]);
    expect(names(servedPages.hotMax.calls?.({}, nothing))).toEqual(['maxChange 1', 'maxChange 0']);
  });

  test('the third page of the coin list asks for the third page', () => {
    const calls = servedPages.coinListPage.calls?.({ listFile: 'list_3' }, nothing) ?? [];
    expect(calls.find(({ name }) => name === 'coinRank')?.params).toMatchObject({ page: 3 });
  });
});
