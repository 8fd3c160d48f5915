import type { BrowserContext } from '@playwright/test';

export interface KeptCookie {
  readonly value: string;
  /** From now to its end. */
  readonly days: number;
}

/**
 * A cookie as the browser keeps it; undefined when there is none. Poll it: what a page has written reaches the
 * browser's own store a moment later.
 */
export async function cookieOf(context: BrowserContext, name: string): Promise<KeptCookie | undefined> {
  const found = (await context.cookies()).find((one) => one.name === name);
  return (
    found && { value: decodeURIComponent(found.value), days: found.expires / 86_400 - Date.now() / 864e5 }
  );
}
