import { faultOfLink } from '@coinmirror/testing/pageLinks.ts';
import type { Page } from '@playwright/test';

/** Every link of an open page leads to a page of the table, without a redirect. Makes no requests. */
export async function linksLead(page: Page): Promise<readonly string[]> {
  const hrefs = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '')),
  ]);
  return hrefs.flatMap((href) => faultOfLink(href) ?? []);
}
