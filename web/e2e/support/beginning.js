/**
 * Runs in the page before its own scripts and records the headings and the first row of its first table twice: as
 * prerendered, and as first rendered by the page, before newer data can come. Read it as `window.__beginning`.
 */
(() => {
  const beginning = { prerendered: null, drawn: null };
  Object.defineProperty(window, '__beginning', { value: beginning });

  // The prerendered table has the columns of both kinds of screen; each leaves out the other's.
  const elsewhere = matchMedia('(max-width: 640px)').matches ? '.o-wide' : '.o-phone, .o-under';
  const words = (cell) => {
    const copy = cell.cloneNode(true);
    for (const hidden of copy.querySelectorAll(elsewhere)) hidden.remove();
    return copy.textContent;
  };
  const shown = (cells) => [...cells].filter((cell) => !cell.matches(elsewhere));

  const notify = (table) => ({
    headings: shown(table.querySelectorAll('thead th')).map(words),
    // Relative times go on, so they are compared by age; a text with folded zeros is drawn by the style sheet.
    cells: shown(table.querySelector('tbody tr').children).map(
      (cell) => cell.querySelector('time')?.dateTime ?? cell.getAttribute('data-folded') ?? words(cell),
    ),
  });

  const observer = new MutationObserver(() => {
    const table = document.querySelector('main table');
    if (!table) return;
    // The prerendered table has no caption; skeleton rows are hidden.
    if (!table.caption) {
      // A row is complete when another follows it, or the table ends.
      if (!beginning.prerendered && table.querySelector('tbody tr + tr, tbody + *'))
        beginning.prerendered = notify(table);
      return;
    }
    if (!table.querySelector('tbody:not([aria-hidden]) tr')) return;
    beginning.drawn = notify(table);
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
})();
