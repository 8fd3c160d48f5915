import { expect, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';

/** Skips rows beyond the fifth, which repeat the others. */
const ROWS_ALIKE = 'tbody tr:nth-child(n+6)';
/** Outdated content is dimmed on purpose for a moment. */
const DIMMED = 'main [data-state] [aria-busy="true"]';
/** Rules about a whole page: an exhibit is a fragment, and the gallery has many of them. */
const OF_A_PAGE = ['heading-order', 'landmark-unique', 'page-has-heading-one', 'region'];

export interface Judged {
  /** Selector of the part to check. */
  readonly within: string;
  /** Leave it out to check all rules. */
  readonly rule?: 'color-contrast' | undefined;
}

/** Fails on any axe violation, with the rule and the elements. */
export async function expectAccessible(page: Page, { within, rule }: Judged): Promise<void> {
  const found = await violations(page, {
    include: [within],
    exclude: [ROWS_ALIKE, DIMMED],
    ...(rule ? { only: [rule] } : { without: OF_A_PAGE }),
  });
  const reported = found.flatMap(({ id, places }) => places.map(({ at, why }) => `${id}: ${at}\n    ${why}`));
  expect(reported, 'what a screen reader, a keyboard or weak eyes would stumble over').toEqual([]);
}
