import { DAY } from '@coinmirror/shared/time/units.ts';
import { ask, TEST_TIME } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';

test('every listed program has a page, with a package for each of its systems', async () => {
  const list = await ask('softwareList', {});
  expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
  for (const row of list) {
    const detail = await ask('softwareDetail', { id: row.code });
    expect(detail.name).toBe(row.name);
    expect(detail.releases.map(({ system }) => system)).toEqual(row.systems);
    for (const { version, time } of detail.releases) {
      expect([version, time]).toEqual([detail.changes[0]?.version, detail.changes[0]?.time]);
      expect(time).toBeLessThanOrEqual(TEST_TIME);
      expect(TEST_TIME - time).toBeLessThan(22 * DAY);
    }
  }
});

test("a wallet's versions match its notices", async () => {
  const { changes } = await ask('softwareDetail', { id: 'metamask' });
  const notices = await ask('noticeList', { walletcode: 'metamask', type: 'release', per_page: 100 });
  expect(changes.length).toBeGreaterThan(3);
  expect(notices.rows).toHaveLength(changes.length);
  for (const [at, { version }] of changes.entries()) expect(notices.rows[at]?.title).toContain(version);
});

test.each([
  ['metamask', ['ios', 'android', 'browser']],
  ['tangem', ['ios', 'android']],
  ['ledger', ['windows', 'macos', 'linux', 'ios', 'android']],
  ['sparrow', ['windows', 'macos', 'linux']],
])('%s is offered exactly for the systems that it has a program for', async (id, systems) => {
  const { releases } = await ask('softwareDetail', { id });
  expect(releases.map(({ system }) => system).toSorted()).toEqual(systems.toSorted());
});

test('a browser-only wallet has no download', async () => {
  const codes = (await ask('softwareList', {})).map(({ code }) => code);
  for (const code of ['opensea', 'uniswap', 'hyperliquid']) expect(codes).not.toContain(code);
  expect((await ask('exchangeInfo', { code: 'opensea' })).softwareId).toBe('');
});

test('a hardware wallet without a program has no download', async () => {
  await expect(ask('softwareDetail', { id: 'coldcard' })).rejects.toThrow('404');
  expect((await ask('walletInfo', { id: 'coldcard' })).softwareId).toBe('');
});
