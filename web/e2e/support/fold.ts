import type { Page } from '@playwright/test';

/** What axe checks besides the page's own content. */
export interface Folded {
  /** Header and footer, which are the same on every page of a layout. */
  readonly keepFrame: boolean;
  /** How many of a kind remain: five, or two where only colours are checked (stripes come in pairs). */
  readonly alike: number;
}

/** Rows of a table and items of a list count as alike, whatever they contain. */
const ROWS = '#content tbody > tr, #content :is(ul, ol) > li';
/** Tiles, facts, articles: more than five siblings that differ in text only. */
const TILES = '#content :is(a, article, button, div, dd, dt, figure, img, p, section, span, time)[class]';
/** Elements whose number matters: a group of choices, tabs, anything referred to by id. */
const COUNTED = '[id], [role], :has([id])';
/** A drawing's only text is its text elements, and axe checks none of its lines. */
const LINES = 'svg :is(path, circle, rect, line, polyline, polygon, ellipse)';
const FRAME = ':is(header, footer, section):has(~ #content), #content ~ footer';

/**
 * Removes repeated elements from the document: axe's time depends on the number of elements, and excluding them costs
 * as much as checking. React can still move and remove what is no longer there. Can be called again.
 */
export async function fold(page: Page, { keepFrame, alike }: Folded): Promise<void> {
  await page.evaluate(keepPlaces);
  await page.evaluate(
    ({ rows, tiles, counted, lines, frame, alike }) => {
      const ROWS_SHOWN = 5;
      const drop = (selector: string) => {
        for (const element of document.querySelectorAll(selector)) window.folded?.take(element);
      };
      /** Keeps the first few siblings of each kind. */
      const thin = (selector: string, most: number, kind: (element: Element) => string) => {
        const seen = new Map<Element | null, Map<string, number>>();
        for (const element of document.querySelectorAll(selector)) {
          const kinds = seen.get(element.parentElement) ?? new Map<string, number>();
          seen.set(element.parentElement, kinds);
          const key = kind(element);
          const count = (kinds.get(key) ?? 0) + 1;
          kinds.set(key, count);
          if (count > most) window.folded?.take(element);
        }
      };
      /** Everything that decides the colours of an element and its content: two of a kind differ in text only. */
      const kindOf = (element: Element) =>
        [element, ...element.querySelectorAll('*')]
          .map(({ localName, attributes }) => {
            const looks = Array.from(attributes, ({ name, value }) =>
              /^(class|style|hidden|disabled|data-.*|aria-(current|pressed|selected|expanded|hidden|disabled))$/.test(
                name,
              )
                ? `${name}=${value}`
                : name,
            );
            return [localName, ...looks].join(' ');
          })
          .join('>');

      if (frame !== '') drop(frame);
      drop(lines);
      thin(rows, ROWS_SHOWN, ({ localName }) => localName);
      thin(`${rows}, ${tiles}:not(${counted})`, alike, kindOf);
    },
    { rows: ROWS, tiles: TILES, counted: COUNTED, lines: LINES, frame: keepFrame ? '' : FRAME, alike },
  );
}

/** Restores everything at its place. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => window.folded?.giveBack());
}

/** Runs in the page: until everything is restored, React's DOM calls work on removed nodes too. */
function keepPlaces(): void {
  if (window.folded) return;
  const ROWS_SHOWN = 5;
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const taken = new Map<Node, { parent: Node; next: Node | null }>();
  const put = (parent: Node, child: Node, next: Node | null) =>
    insertBefore.call(parent, child, next?.parentNode === parent ? next : null);
  /** Rows are still added in idle time: a table with its few rows accepts no more for now. */
  const isFull = (parent: Node, child: Node) =>
    parent instanceof HTMLTableSectionElement && !child.isConnected && parent.rows.length >= ROWS_SHOWN;

  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null): Child {
    if (isFull(this, child)) taken.set(child, { parent: this, next: before });
    else {
      taken.delete(child);
      put(this, child, before);
    }
    return child;
  };
  Node.prototype.appendChild = function <Child extends Node>(child: Child): Child {
    return this.insertBefore(child, null);
  };
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    taken.delete(child);
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };

  window.folded = {
    take(element) {
      const parent = element.parentNode;
      if (parent === null) return;
      taken.set(element, { parent, next: element.nextSibling });
      removeChild.call(parent, element);
    },
    giveBack() {
      Object.assign(Node.prototype, { appendChild, insertBefore, removeChild });
      // In reverse order: the sibling of each node is back when it is restored.
      for (const [child, { parent, next }] of [...taken].reverse()) put(parent, child, next);
      delete window.folded;
    },
  };
}

declare global {
  interface Window {
    /** The removed elements with their positions, while there are any. */
    folded?: { take(element: Element): void; giveBack(): void };
  }
}
