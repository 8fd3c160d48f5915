import { expect, test } from 'vitest';
import { dappCatalogue } from './dappCatalogue.ts';
import { exchangeCatalogue } from './exchangeCatalogue.ts';
import { softwareCatalogue } from './softwareCatalogue.ts';
import { walletCatalogue } from './walletCatalogue.ts';

test.each([
  ['exchanges', exchangeCatalogue.map(({ website }) => website)],
  ['wallets', walletCatalogue.map(({ website }) => website)],
  ['applications', dappCatalogue.map(({ site }) => site)],
  ['programs', softwareCatalogue.map(({ website }) => website)],
])('the addresses of %s lead to their own sites by https, without a referral code', (_kind, addresses) => {
  for (const address of addresses) {
    expect(address).toMatch(/^https:\/\/[\w.-]+\.[a-z]+(\/[\w.-]*)*$/);
    expect(address).not.toMatch(/\/(ref|referral|invite|join|register|signup|r)(\/|$)/i);
  }
});
