import { MAIN_ID } from '@coinmirror/shared/constants/siteFrameIds.ts';

/**
 * Has each printed page say, after its address, when it was printed and how much of it is made up: prices on paper grow
 * old unseen, and the site's own mark stands in the menu, which is not printed. `words` is asked at each printing.
 */
export function announcePrints(words: () => readonly string[], page: Window = window): void {
  page.addEventListener('beforeprint', () => {
    const main = page.document.getElementById(MAIN_ID);
    if (main)
      main.dataset['printed'] = words()
        .map((word) => ` · ${word}`)
        .join('');
  });
}
