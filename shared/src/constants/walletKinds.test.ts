import { expect, test } from 'vitest';
import { walletKindsText } from './walletKinds.ts';

test.each([
  [['app', 'browser', 'trade', 'financing'], '手机、浏览器插件'],
  [['hardware', 'pc'], '桌面、硬件'],
  [['trade', 'financing'], '交易、理财'],
  [['other'], ''],
])('kinds %j of a wallet show “%s” as its platform', (kinds, text) => {
  expect(walletKindsText(kinds)).toBe(text);
});
