import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { expect, test } from 'vitest';
import { canonicalPath } from './canonical.ts';

test.each<[RouteName, string, string]>([
  ['exchange', '/exchange/okx/', '/exchange/okx'],
  ['exchangeIndex2', '/exchange/index2', '/exchange'],
  ['exchangeDynamicArticle', '/exchange/okx/dynamic/217', '/news/217.html'],
  ['exchangesNoticeItem', '/exchange/notice/5', '/notice/5'],
  ['walletFile', '/wallet/metamask.html', '/wallet/metamask'],
  ['softwareIndex2', '/software/okx/index2', '/software/okx'],
  ['gradeGuide', '/gradeguide', '/exchange/gradeguide'],
])('%s at %s counts as %s', (name, path, canonical) => {
  expect(canonicalPath(name, path)).toBe(canonical);
});
