import { upTo } from '@coinmirror/shared/constants/breakpoints.ts';
import type { Page } from '@playwright/test';
import { sidewaysScroll } from './page.ts';
import { linksLead } from './pageLinks.ts';

/** A check for every page; returns what is wrong with an open, settled page. */
export type PageCheck = (page: Page) => Promise<readonly string[]>;

const oneHeading: PageCheck = async (page) => {
  const count = await page.evaluate(() => document.querySelectorAll('h1').length);
  return count === 1 ? [] : [`has ${count} headings of level 1`];
};

const named: PageCheck = async (page) => {
  const title = await page.title();
  return /^\S.* - 币镜$/.test(title) ? [] : [`is called "${title}"`];
};

const fits: PageCheck = async (page) => {
  const scroll = await sidewaysScroll(page);
  return scroll === 0 ? [] : [`scrolls ${scroll} px sideways`];
};

/** Finds programmatic text (undefined, NaN …) in what a visitor reads, hears, hovers or follows. */
const speaksToPeople: PageCheck = (page) =>
  page.evaluate(() => {
    const SPOKEN = ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder', 'href'];
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) texts.push(...SPOKEN.flatMap((name) => node.getAttribute(name) ?? []));
      else if (!node.parentElement?.matches('script, style')) texts.push(node.textContent ?? '');
    }
    const found = texts.filter((text) => /\bundefined\b|\bNaN\b|\[object |Invalid Date/.test(text));
    return [...new Set(found)].map((text) => `says "${text.trim().slice(0, 80)}"`);
  });

/** An id is one element's: the validator looks at a part of the rows, this at all of them. */
const ownIds: PageCheck = (page) =>
  page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map((id) => `has the id ${id} twice`);
  });

/**
 * On a phone every table shows the numbers it is for without a swipe: the columns marked as its key numbers, without
 * marks its first two columns of numbers.
 */
const keysInView: PageCheck = (page) =>
  page.evaluate((phone) => {
    if (!matchMedia(phone).matches) return [];
    const tables = [...document.querySelectorAll('main table')].filter((table) => table.checkVisibility());
    return tables.flatMap((table) => {
      const headings = [...table.querySelectorAll('thead th')];
      const numbers = headings.filter((heading) => getComputedStyle(heading).textAlign === 'right');
      const marked = headings.filter((heading) => heading.hasAttribute('data-key'));
      const keys = marked.length > 0 ? marked : numbers.slice(0, 2);
      const start = (table.parentElement?.scrollLeft ?? 0) - 1;
      return keys.flatMap((heading) => {
        const edge = Math.round(heading.getBoundingClientRect().right + start);
        const name = `${table.querySelector('caption')?.textContent ?? ''} ${heading.textContent}`;
        return edge <= innerWidth ? [] : [`shows ${name.trim()} at ${edge} px`];
      });
    });
  }, upTo('phone'));

/** The HTML validator is not included: it takes too long for every page (`validHtml.ts`). */
export const pageChecks: readonly PageCheck[] = [
  oneHeading,
  named,
  fits,
  speaksToPeople,
  linksLead,
  ownIds,
  keysInView,
];
