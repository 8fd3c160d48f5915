import { expect, type Page, type Request } from '@playwright/test';

/** Watches the calls of a path (a glob), from before the page is opened. */
export async function holdableCall(page: Page, path: string) {
  const underway = new Set<Request>();
  let isHeld = false;
  await page.route(path, (route) => {
    if (isHeld) return;
    underway.add(route.request());
    return route.continue();
  });
  const over = (request: Request) => void underway.delete(request);
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return {
    /** From now on none is answered; resolves once those under way are. */
    async hold(): Promise<void> {
      isHeld = true;
      await expect.poll(() => underway.size).toBe(0);
    },
  };
}
