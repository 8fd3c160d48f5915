import { pages, routeNames } from '@coinmirror/shared/manifest/pages.ts';
import { expect, test } from 'vitest';
import { llmsText } from '../llms.ts';
import { openApi, readNames } from './openApi.ts';

const text = JSON.stringify(openApi('https://coinmirror.example'));
const api: { readonly paths: Readonly<Record<string, { readonly get: { readonly operationId: string } }>> } =
  JSON.parse(text);

test('every reading call stands in it once, with its own parameters alone', () => {
  const named = Object.values(api.paths).map(({ get }) => get.operationId);
  expect(named.toSorted()).toEqual([...readNames()].toSorted());
  expect(named.length).toBeGreaterThan(100);
  expect(text).not.toMatch(/"name":"(token|addlink)"/);
});

test('lists have the fields of their rows', () => {
  // Rates by currency, and columns of which each indicator has its own.
  expect(text.match(/"items":\{\}/g) ?? []).toHaveLength(1);
  expect(JSON.stringify(api.paths['/api/v2/market/today'])).toContain('"rises"');
});

test('llms.txt names every page of fixed address that an index may hold', () => {
  const llms = llmsText('https://coinmirror.example', true);
  expect(llms).toMatch(/^# 币镜/);
  expect(llms).toContain('演示数据');
  for (const name of routeNames) expect(llms.includes('undefined'), pages[name].title).toBe(false);
  for (const path of ['/concept', '/data', '/exchange', '/wallet', '/status'])
    expect(llms).toContain(`(https://coinmirror.example${path})`);
  expect(llms).not.toContain('/userticker');
});
