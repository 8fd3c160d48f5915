import type { BrowserContext } from '@playwright/test';

export interface StoredCookie {
  readonly value: string;
  /** Days until it expires. */
  readonly days: number;
}

/**
 * A cookie in the browser's store; undefined when there is none. Poll it: a page's write reaches the store a moment
 * later.
 */
export async function cookieOf(context: BrowserContext, name: string): Promise<StoredCookie | undefined> {
  const found = (await context.cookies()).find((one) => one.name === name);
  return (
    found && { value: decodeURIComponent(found.value), days: found.expires / 86_400 - Date.now() / 864e5 }
  );
}
