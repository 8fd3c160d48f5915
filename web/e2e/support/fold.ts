import type { Page } from '@playwright/test';

/** Rows of a table and items of a list are alike: the first five show what there is to find. */
const ALIKE = '#content tbody > tr:nth-child(n+6), #content :is(ul, ol) > li:nth-child(n+6)';

/**
 * Takes out of the document what only repeats: axe takes its time by the element, and what it is told to leave out
 * costs it as much as what it judges. React may go on moving and removing what is no longer there.
 */
export async function foldRepeats(page: Page): Promise<void> {
  await page.evaluate((alike) => {
    const { insertBefore, removeChild } = Node.prototype;
    Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null): Child {
      insertBefore.call(this, child, before?.parentNode === this ? before : null);
      return child;
    };
    Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
      if (child.parentNode === this) removeChild.call(this, child);
      return child;
    };
    for (const element of document.querySelectorAll(alike)) element.remove();
  }, ALIKE);
}
