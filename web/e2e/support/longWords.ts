import { OWN_NUMBER_MAX } from '@coinmirror/shared/constants/limits.ts';
import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { withValue } from '@coinmirror/testing/nasty.ts';
import type { Page, Route } from '@playwright/test';

/** A word without a break opportunity, and stacked diacritics. */
export const LONG_WORD = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(5).slice(0, 194);
const PILED = `Z${'\u0353\u0301'.repeat(135)}algo`;

/** Fields with text of people; codes, addresses and kinds are left alone. */
const WORDS =
  /^(name|name_zh|fullname|fullname_en|native_name|coinname|coin_name|grayname|title|summary|content|desc|coindesc|intro|nickname|note|author|authorname|source|body|reason|meaning|original|publisher|issuer|text|about|remark|rateRemark|label|platform_name|addressflag|linkname|msg)$/;

const comment = {
  mid: 1,
  nickname: LONG_WORD,
  userface: '',
  parent_id: null,
  addtime: 1_773_000_000,
  like_count: 3,
  is_like: false,
  is_own: false,
  reply_count: 0,
};
const COMMENTS = {
  code: 200,
  msg: '',
  data: {
    list: [
      { ...comment, id: 1, content: PILED.repeat(3) },
      { ...comment, id: 2, content: LONG_WORD },
    ],
    total_count: 2,
    total_pages: 1,
    page: 1,
  },
};

const paths = new Set(Object.values(endpoints).map(({ path }) => path));

/** Replaces text in every answer of the page by long words, and numbers by `value`. */
export async function sayLongWords(page: Page, value: unknown): Promise<void> {
  const isAnswer = (url: URL) => paths.has(url.pathname.replace(/^\/community/, '') as never);
  await page.route(isAnswer, (route) => lengthened(route, value));
  // Data embedded in the HTML would not be requested.
  await page.route(
    (url) => !url.pathname.includes('.') || url.pathname.endsWith('.html'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /<script type="application\/json" id="preload">.*?<\/script>/s,
        '',
      );
      await route.fulfill({ response, body: html });
    },
  );
}

async function lengthened(route: Route, value: unknown): Promise<void> {
  if (route.request().url().includes(endpoints.commentList.path)) return route.fulfill({ json: COMMENTS });
  const response = await route.fetch();
  const body: unknown = await response.json().catch(() => null);
  if (body === null || !response.ok()) return route.fulfill({ response });
  const words = withWords(body, '');
  const numbers =
    value === undefined
      ? words
      : withValue(words, (place) => place.split('.').length > 2, value, 'first row');
  await route.fulfill({ response, json: numbers });
}

function withWords(value: unknown, key: string): unknown {
  if (typeof value === 'string') return WORDS.test(key) ? `${LONG_WORD} ${PILED} ${value}` : value;
  if (Array.isArray(value)) return value.map((item) => withWords(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withWords(item, name)]));
}

/** Local storage with long words: groups with long names and notes, trades with the largest numbers a form accepts. */
export function ownLongWords(): Readonly<Record<string, unknown>> {
  const held = {
    code: 'bitcoin',
    note: `${LONG_WORD} ${PILED}`,
    cost: OWN_NUMBER_MAX,
    quantity: OWN_NUMBER_MAX,
  };
  const book = {
    coin: [
      { name: LONG_WORD, items: [held] },
      { name: PILED, items: [{ ...held, code: 'ethereum', cost: 1e300, quantity: 1e300 }] },
    ],
  };
  const trade = { code: 'bitcoin', side: 'buy', day: '2026-01-05', fee: 0, unit: 'usd', per_usd: 1 };
  const trades = [
    { ...trade, id: 'a', price: OWN_NUMBER_MAX, quantity: OWN_NUMBER_MAX },
    { ...trade, id: 'b', price: 1e300, quantity: 1e300 },
  ];
  return {
    [STORAGE_KEYS.coinCollectMap]: { version: 2, book, merged: null },
    [STORAGE_KEYS.portfolio]: { version: 1, trades },
  };
}

/** The innermost elements that extend beyond the screen, each with how far. */
export function beyondTheScreen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const isClipped = (element: Element): boolean => {
      for (let above = element.parentElement; above; above = above.parentElement) {
        if (getComputedStyle(above).overflowX !== 'visible') return true;
      }
      return false;
    };
    const reaching = (element: Element) => element.getBoundingClientRect().right > width + 1;
    return [...document.querySelectorAll('body *')]
      .filter((element) => reaching(element) && ![...element.children].some(reaching) && !isClipped(element))
      .map((element) => {
        const { right } = element.getBoundingClientRect();
        const words = (element.textContent ?? '').trim().slice(0, 30);
        return `${element.parentElement?.className} > ${element.localName}.${element.className} to ${Math.round(right)}: ${words}`;
      })
      .slice(0, 6);
  });
}
