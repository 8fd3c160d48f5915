import { expect, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';

/** Rows of one table are alike. */
const ROWS_ALIKE = 'tbody tr:nth-child(n+6)';
/** What gives way in a moment is dimmed on purpose. */
const DIMMED = 'main [data-state] [aria-busy="true"]';
/** What can only be said of a whole page: an exhibit is a piece of one, and there are many of them here. */
const OF_A_PAGE = ['heading-order', 'landmark-unique', 'page-has-heading-one', 'region'];

export interface Judged {
  /** Selector of the part that is judged. */
  readonly within: string;
  /** Leave it out to judge by every rule. */
  readonly rule?: 'color-contrast' | undefined;
}

/** Fails with what it is and where, for everything that axe finds. */
export async function expectAccessible(page: Page, { within, rule }: Judged): Promise<void> {
  const found = await violations(page, {
    include: [within],
    exclude: [ROWS_ALIKE, DIMMED],
    ...(rule ? { only: [rule] } : { without: OF_A_PAGE }),
  });
  const told = found.flatMap(({ id, places }) => places.map(({ at, why }) => `${id}: ${at}\n    ${why}`));
  expect(told, 'what a screen reader, a keyboard or weak eyes would stumble over').toEqual([]);
}
