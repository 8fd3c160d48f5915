import type { Page } from '@playwright/test';

/** What of a page axe is to see once more than its own content. */
export interface Folded {
  /** The bars and the footer, which are the same around every page of a layout. */
  readonly keepFrame: boolean;
  /** How many of a kind stay beside each other: five, or two where colours alone are judged (stripes are in pairs). */
  readonly alike: number;
}

/** Rows of a table and items of a list are alike, whatever they hold. */
const ROWS = '#content tbody > tr, #content :is(ul, ol) > li';
/** What more than five of stand beside each other, alike in all but their words: tiles, facts, articles. */
const TILES = '#content :is(a, article, button, div, dd, dt, figure, img, p, section, span, time)[class]';
/** Their number says something: a group of choices, the tabs of a strip, what another element names by its id. */
const COUNTED = '[id], [role], :has([id])';
/** A drawing has no words but its own text, and axe judges none of its lines. */
const LINES = 'svg :is(path, circle, rect, line, polyline, polygon, ellipse)';
const FRAME = ':is(header, footer, section):has(~ #content), #content ~ footer';

/**
 * Takes out of the document what only repeats: axe takes its time by the element, and what it is told to leave out
 * costs it as much as what it judges. React may go on moving and removing what is no longer there.
 * Folds once more what was folded before.
 */
export async function fold(page: Page, { keepFrame, alike }: Folded): Promise<void> {
  await page.evaluate(keepPlaces);
  await page.evaluate(
    ({ rows, tiles, counted, lines, frame, alike }) => {
      const ROWS_SHOWN = 5;
      const drop = (selector: string) => {
        for (const element of document.querySelectorAll(selector)) window.folded?.take(element);
      };
      /** Keeps the first few of each kind beside each other. */
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
      /** All that colours an element and what is in it: only words differ between two of a kind. */
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

/** Puts back what was folded, each thing where it was. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => window.folded?.giveBack());
}

/** Runs in the page: from now until all is given back, React finds what it looks for whether it is there or not. */
function keepPlaces(): void {
  if (window.folded) return;
  const ROWS_SHOWN = 5;
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const taken = new Map<Node, { parent: Node; next: Node | null }>();
  const put = (parent: Node, child: Node, next: Node | null) =>
    insertBefore.call(parent, child, next?.parentNode === parent ? next : null);
  /** Rows go on coming when nothing else is to be done: a table that has its few takes no more yet. */
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
      // The last that went comes first: what stood beside it is then there again.
      for (const [child, { parent, next }] of [...taken].reverse()) put(parent, child, next);
      delete window.folded;
    },
  };
}

declare global {
  interface Window {
    /** What was taken out of the document and knows its way back, while something is. */
    folded?: { take(element: Element): void; giveBack(): void };
  }
}
