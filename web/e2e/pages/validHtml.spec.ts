import { fold } from '../support/fold.ts';
import { atRest } from '../support/rest.ts';
import { expect, test } from '../support/test.ts';
import { htmlFaults } from '../support/validHtml.ts';

/** One page of each kind: the rules take up to a second of a page, which is too much for every page. */
const KINDS = [
  '/',
  '/ath',
  '/currencies/bitcoin',
  '/currencies/bitcoin/longShort',
  '/coinmarket/bitcoin',
  '/compare?c=bitcoin,ethereum',
  '/exchange/binance',
  '/wallet/metamask.html',
  '/dapp/aave',
  '/data/ahrdata.html',
  '/data/calc.html',
  '/hot/rise.html',
  '/concept',
  '/news',
  '/calendar',
  '/wiki/noun/funding-rate',
  '/kline/binance_btc_usdt',
  '/submit/coin',
  '/userticker',
  '/contact',
  '/search',
];

test('the HTML of rendered pages is valid', async ({ page }) => {
  for (const [index, at] of KINDS.entries()) {
    await page.goto(at, { waitUntil: 'commit' });
    await atRest(page);
    await fold(page, { keepFrame: index === 0, alike: 5 });
    expect.soft(await htmlFaults(page), at).toEqual([]);
  }
});
