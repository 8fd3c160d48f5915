import { expect, test } from 'vitest';
import { HOME_SUB_PAGES } from '../manifest/home.ts';
import { matchPage } from '../routes/matchPage.ts';
import { HOME_TABS } from './homeTabs.ts';

test('home and its tabs are exactly the pages with an address for them', () => {
  expect(HOME_TABS.map(({ key }) => key)).toEqual(['', ...HOME_SUB_PAGES]);
  for (const { key } of HOME_TABS) expect(matchPage(`/${key}`)?.name).toMatch(/^home(Sub)?$/);
});
