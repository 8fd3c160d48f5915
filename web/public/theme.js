// Runs before the first paint, so that the page never flashes in the wrong theme.
// Reads what the display settings keep in local storage under "display": {"theme":"light|dark|system","palette":"…"}.
(() => {
  var root = document.documentElement;
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('display') || '{}') || {};
  } catch {
    // Storage switched off or damaged: the system's theme and the default palette stand.
  }
  var dark =
    kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.palette = /^(greenUp|blueOrange)$/.test(kept.palette) ? kept.palette : 'redUp';
  root.dataset.density = kept.density === 'compact' ? 'compact' : 'comfortable';
})();
