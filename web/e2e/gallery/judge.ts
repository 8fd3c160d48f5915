import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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
  const axe = new AxeBuilder({ page }).include(within).exclude(ROWS_ALIKE).exclude(DIMMED);
  if (rule) axe.withRules(rule);
  else axe.disableRules(OF_A_PAGE);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')}\n    ${any[0]?.message ?? help}`),
  );
  expect(found, 'what a screen reader, a keyboard or weak eyes would stumble over').toEqual([]);
}
