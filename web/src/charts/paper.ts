/** Width of an upright sheet of A4 inside its margins (`ui/print.css`), CSS px; a letter's is 40 px wider. */
const PAPER_WIDTH = 700;

/** The share of its size at which something of this width fits the sheet. */
export function fitOnPaper(width: number): number {
  return width > PAPER_WIDTH ? PAPER_WIDTH / width : 1;
}

/**
 * Has an element that scripts draw to the px of the screen scaled to the sheet when the page is printed: a canvas cannot
 * be laid out anew for paper, as nothing that observes its size hears of the sheet. Returns how to stop.
 */
export function followPaper(element: HTMLElement): () => void {
  const fit = () =>
    element.style.setProperty('--paper-fit', String(fitOnPaper(element.getBoundingClientRect().width)));
  element.dataset['drawn'] = '';
  window.addEventListener('beforeprint', fit);
  return () => window.removeEventListener('beforeprint', fit);
}
