import { plainMinus } from '@coinmirror/shared/format/minus.ts';
import { unfoldZeros } from '@coinmirror/shared/numbers/unfoldZeros.ts';

/**
 * Copies and drags take plain decimals with them: what reads `$0.0₄1654` is `$0.00001654` in a spreadsheet, and `−3.46%`
 * is `-3.46%`, which it reads as a number; as text and as a table. What has neither, and what is selected in a field, is
 * the browser's own. Returns a function that stops it.
 */
export function watchCopies(page: Document): () => void {
  const onCopy = (event: ClipboardEvent) => {
    const copied = isField(event.target) ? null : plainSelection(page);
    if (copied === null || !event.clipboardData) return;
    write(event.clipboardData, copied);
    event.preventDefault();
  };
  const onDrag = ({ target, dataTransfer }: DragEvent) => {
    const isSelected = target instanceof Node && page.getSelection()?.containsNode(target, true);
    const dragged = isSelected && !isField(target) ? plainSelection(page) : null;
    if (dragged !== null && dataTransfer) write(dataTransfer, dragged);
  };
  page.addEventListener('copy', onCopy);
  page.addEventListener('dragstart', onDrag);
  return () => {
    page.removeEventListener('copy', onCopy);
    page.removeEventListener('dragstart', onDrag);
  };
}

interface Copied {
  readonly text: string;
  readonly html: string;
}

function write(to: DataTransfer, { text, html }: Copied): void {
  to.setData('text/plain', text);
  to.setData('text/html', html);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** What spreadsheets read as numbers: zeros written out, hyphens for minus signs. */
const plain = (text: string) => plainMinus(unfoldZeros(text));

/** The selection in plain decimals; null where it is plain already. */
function plainSelection(page: Document): Copied | null {
  const selection = page.getSelection();
  if (!selection || selection.isCollapsed) return null;
  const parts = Array.from({ length: selection.rangeCount }, (_, place) =>
    partOf(selection.getRangeAt(place)),
  );
  const holds = parts.some((part) => part.querySelector(DRAWN) || plain(textOf(part)) !== textOf(part));
  if (!holds) return null;
  const html = page.createElement('div');
  html.append(...parts);
  const walker = page.createTreeWalker(html, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    node.nodeValue = plain(node.nodeValue ?? '');
  for (const element of html.querySelectorAll('*')) stripLook(element);
  return { text: plain(selection.toString()), html: html.innerHTML };
}

/** Elements whose folded zeros the style sheet draws over their plain text (`ui/number/writtenParts.tsx`). */
const DRAWN = '[data-folded]';

const textOf = (part: DocumentFragment) => part.textContent ?? '';

/** What a range holds, with the rows and the table around it: cells alone are no table. */
function partOf(range: Range): DocumentFragment {
  const part = range.cloneContents();
  const common = range.commonAncestorContainer;
  let around = common instanceof Element ? common : common.parentElement;
  if (!around?.closest('table') || around.closest('td, th')) return part;
  while (around) {
    const shell = around.cloneNode(false);
    shell.appendChild(part);
    part.appendChild(shell);
    around = around.matches('table') ? null : around.parentElement;
  }
  return part;
}

/** Leaves structure and links: classes and inline styles mean nothing elsewhere, or hide the plain text. */
function stripLook(element: Element): void {
  for (const { name } of [...element.attributes])
    if (!['href', 'colspan', 'rowspan', 'scope'].includes(name)) element.removeAttribute(name);
}
