import { test as base, expect, type Page } from '@playwright/test';
import { metersScript } from './meters.ts';
import { confirmedNotices, ownAddress } from './visitor.ts';

export { expect };

interface Watched {
  /** Allows errors that the test causes on purpose (by stopping an upstream). */
  allow(pattern: RegExp): void;
}

/** Console errors of an offline page. */
export const WITHOUT_LINE =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket|The code of a part could not be fetched/;

interface Fixtures {
  /** Fails the test when the page's console shows an error or one of its requests fails. */
  readonly watched: Watched;
  /** Set `test.use({ notices: true })` to see the two notices of a first visit. */
  readonly notices: boolean;
}

/** The test of every spec: console errors and failed requests fail it. */
export const test = base.extend<Fixtures>({
  notices: [false, { option: true }],
  context: async ({ context, notices }, use) => {
    await context.setExtraHTTPHeaders(ownAddress());
    await context.addInitScript({ path: metersScript });
    if (!notices) await context.addInitScript(confirmedNotices());
    await use(context);
  },
  watched: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const complaints: string[] = [];
      context.on('page', (page) => watch(page, complaints));
      await use({ allow: (pattern) => void allowed.push(pattern) });
      const unexpected = complaints.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'console errors and failed requests').toEqual([]);
    },
    { auto: true },
  ],
});

function watch(page: Page, complaints: string[]): void {
  const complain = (words: string) => complaints.push(`${words} (on ${page.url()})`);
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complain(`uncaught: ${error.stack ?? error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // Leaving a page cancels its pending requests.
    if (reason !== 'net::ERR_ABORTED') complain(`${reason} ${request.url()}`);
  });
}
