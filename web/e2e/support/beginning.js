/**
 * Runs in the page before its own scripts and keeps the headings and the first row of its first table twice: as they
 * came with the HTML, and as the page first drew them, before anything newer could come. Read it as
 * `window.__beginning`.
 */
(() => {
  const beginning = { prerendered: null, drawn: null };
  Object.defineProperty(window, '__beginning', { value: beginning });

  const tell = (table) => ({
    headings: [...table.querySelectorAll('thead th')].map((cell) => cell.textContent),
    // A moment is told by how long ago it is, which goes on; a text that folds its zeros is drawn.
    cells: [...table.querySelector('tbody tr').children].map(
      (cell) => cell.querySelector('time')?.dateTime ?? cell.getAttribute('data-folded') ?? cell.textContent,
    ),
  });

  const observer = new MutationObserver(() => {
    const table = document.querySelector('main table');
    if (!table) return;
    // What came with the HTML has no caption; what holds the place of rows is hidden.
    if (!table.caption) {
      // A row is whole when another follows it, or the table ends.
      if (!beginning.prerendered && table.querySelector('tbody tr + tr, tbody + *'))
        beginning.prerendered = tell(table);
      return;
    }
    if (!table.querySelector('tbody:not([aria-hidden]) tr')) return;
    beginning.drawn = tell(table);
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
})();
