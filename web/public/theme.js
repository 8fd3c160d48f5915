// Runs before the first paint, so that the page never flashes in the wrong theme or size.
// Reads what the display settings keep in local storage under "display":
// {"theme":"system|light|dark","palette":"redUp|greenUp|blueOrange","density":"comfortable|compact","klineType":"Dark|Light"}.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('display') ?? '{}') ?? {};
  } catch {
    // Storage switched off or damaged: the system's theme and the default palette stand.
  }
  // Two layouts have a theme of their own: the chart's, dark unless chosen otherwise, and the verification page's.
  const path = location.pathname;
  const layout = /^\/kline(\/|$)/.test(path) ? 'kline' : /^\/verification(\/|$)/.test(path) ? 'dark' : 'page';
  const chosen =
    layout === 'page' ? kept.theme : layout === 'kline' && kept.klineType === 'Light' ? 'light' : 'dark';
  const dark =
    chosen === 'dark' || (chosen !== 'light' && window.matchMedia?.('(prefers-color-scheme: dark)').matches);
  const { dataset, style } = document.documentElement;
  dataset.theme = dark ? 'dark' : 'light';
  dataset.palette = kept.palette === 'greenUp' || kept.palette === 'blueOrange' ? kept.palette : 'redUp';
  dataset.density = kept.density === 'compact' ? 'compact' : 'comfortable';
  // A browser's smallest letter size: the whole page grows until its smallest letters have it (web/docs/browsers.md).
  const probe = document.documentElement.appendChild(document.createElement('i'));
  probe.style.cssText = 'position:absolute;font-size:1px;width:0.75rem';
  const { fontSize, width } = getComputedStyle(probe);
  const growth = width.endsWith('px') ? Number.parseFloat(fontSize) / Number.parseFloat(width) : 1;
  probe.remove();
  if (growth > 1) style.fontSize = `calc(1rem * ${growth})`;
})();
