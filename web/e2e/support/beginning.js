/**
 * Runs in the page before its own scripts and records the headings and the first row of its first table twice: as
 * prerendered, and as first rendered by the page, before newer data can come. Read it as `window.__beginning`.
 */
(() => {
  const beginning = { prerendered: null, drawn: null };
  Object.defineProperty(window, '__beginning', { value: beginning });

  const tell = (table) => ({
    headings: [...table.querySelectorAll('thead th')].map((cell) => cell.textContent),
    // Relative times go on, so they are compared by age; a text with folded zeros is drawn by the style sheet.
    cells: [...table.querySelector('tbody tr').children].map(
      (cell) => cell.querySelector('time')?.dateTime ?? cell.getAttribute('data-folded') ?? cell.textContent,
    ),
  });

  const observer = new MutationObserver(() => {
    const table = document.querySelector('main table');
    if (!table) return;
    // The prerendered table has no caption; skeleton rows are hidden.
    if (!table.caption) {
      // A row is complete when another follows it, or the table ends.
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
