import { expect, test } from 'vitest';
import type { Watched } from '../alerts/alert.ts';
import type { AlertEvent } from '../alerts/evaluate.ts';
import { ALERT_MEASURES } from '../alerts/measures.ts';
import { hrefOfLink } from '../routes/hrefTo.ts';
import { matchPage } from '../routes/matchPage.ts';
import { alertLink } from './alertLink.ts';

const coin = { code: 'bitcoin', name: '比特币' };
const events: readonly AlertEvent[] = [
  { id: '12', time: 9, title: '新' },
  { id: '7', time: 5, title: '旧' },
];

test.each<[string, Watched, string]>([
  ['a price', { measure: 'price', coin, target: null }, '/currencies/bitcoin'],
  [
    'a rate of funding',
    { measure: 'funding', coin, target: null },
    '/data/futures.html?tab=funding&coin=bitcoin',
  ],
  ['an unlock', { measure: 'unlock', coin, target: null }, '/calendar/bitcoin'],
  ['liquidations', { measure: 'liquidated1h', coin: null, target: null }, '/data/futures.html?tab=forced'],
  [
    'a band',
    { measure: 'zone', coin: null, target: { code: 'ahr999:bottom', name: '' } },
    '/data/ahrdata.html',
  ],
  ['a band that is gone', { measure: 'zone', coin: null, target: { code: 'gone:x', name: '' } }, '/charts'],
  ['a notice', { measure: 'listing', coin: null, target: null }, '/notice/12'],
  ['news', { measure: 'flash', coin: null, target: { code: 'ETF', name: 'ETF' } }, '/news/12.html'],
])('%s leads to its page', (_what, watched, href) => {
  expect(hrefOfLink(alertLink(watched, { events }))).toBe(href);
});

test.each(ALERT_MEASURES)('%s leads to a page of the site, whatever is known', (measure) => {
  for (const own of [coin, null]) {
    const href = hrefOfLink(alertLink({ measure, coin: own, target: null }, { events: null }));
    const [path = ''] = href.split('?');
    expect(matchPage(path)?.name).toBeDefined();
  }
});
