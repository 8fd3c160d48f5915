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

/** Enough that starting a tab costs little, few enough that the workers share them evenly. */
const PAGES_A_TEST = 5;

for (let first = 0; first < ADDRESSES.length; first += PAGES_A_TEST) {
  const addresses = ADDRESSES.slice(first, first + PAGES_A_TEST);
  test(`long words and large numbers stay on a phone's screen: from ${addresses[0]}`, async ({
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
    const ids = await publishedIds(request);
    for (const address of addresses) {
      await page.goto(fillAddress(address, ids));
      await atRest(page);
      expect.soft(await beyondTheScreen(page), address).toEqual([]);
      expect.soft(await sidewaysScroll(page), address).toBe(0);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
