import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { exampleAddress, fillAddress } from '@coinmirror/testing/addresses.ts';
import { publishedIds } from '../support/examples.ts';
import { beyondTheScreen, LONG_WORD, ownLongWords, sayLongWords } from '../support/longWords.ts';
import { phone, sidewaysScroll } from '../support/page.ts';
import { atRest } from '../support/rest.ts';
import { expect, test } from '../support/test.ts';

test.use(phone);

/** The largest number that is still written out. */
const LARGEST = 9.99e23;

/** One page of each template that shows text of visitors or an upstream. */
const ADDRESSES: readonly string[] = [
  exampleAddress('home'),
  exampleAddress('coin'),
  `${exampleAddress('coin')}?tab=comments`,
  exampleAddress('exchange'),
  exampleAddress('wallet'),
  exampleAddress('dappItem'),
  exampleAddress('conceptItem'),
  exampleAddress('hotRise'),
  exampleAddress('news'),
  exampleAddress('newsItem'),
  exampleAddress('newsFlash'),
  exampleAddress('noticeItem'),
  exampleAddress('event'),
  exampleAddress('calendar'),
  exampleAddress('wiki'),
  exampleAddress('proposalDetail'),
  exampleAddress('userTicker'),
  exampleAddress('userPortfolio'),
  `${hrefTo('search')}?word=${LONG_WORD.slice(0, 30)}`,
];

for (const address of ADDRESSES) {
  test(`long words and large numbers stay on a phone's screen: ${address.slice(0, 60)}`, async ({
    page,
    request,
    watched,
  }) => {
    // Console messages about such answers are not under test here.
    watched.allow(/ /);
    await page.addInitScript((own) => {
      for (const [key, value] of Object.entries(own)) localStorage.setItem(key, JSON.stringify(value));
    }, ownLongWords());
    await sayLongWords(page, LARGEST);
    const shown = address.includes('{') ? fillAddress(address, await publishedIds(request)) : address;
    await page.goto(shown);
    await atRest(page);
    expect(await beyondTheScreen(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
