import type { Locator, Page } from '@playwright/test';

/** A visitor with a phone in hand, whose taps and typed characters are counted. */
export interface CountedVisitor {
  readonly page: Page;
  /** `through`: a link of the whole row lies over the target, and the page tells them apart by the place. */
  tap(target: Locator, how?: { readonly through?: boolean }): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  readonly effort: () => { readonly taps: number; readonly typed: number };
}

/** Begins to count. */
export function countTaps(page: Page): CountedVisitor {
  let taps = 0;
  let typed = 0;
  return {
    page,
    async tap(target, { through = false } = {}) {
      taps += 1;
      await target.tap({ force: through });
    },
    async type(field, text) {
      typed += [...text].length;
      await field.fill(text);
    },
    effort: () => ({ taps, typed }),
  };
}
