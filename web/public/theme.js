// Runs before the first paint, so that the page never flashes in the wrong theme.
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
  const { dataset } = document.documentElement;
  dataset.theme = dark ? 'dark' : 'light';
  dataset.palette = kept.palette === 'greenUp' || kept.palette === 'blueOrange' ? kept.palette : 'redUp';
  dataset.density = kept.density === 'compact' ? 'compact' : 'comfortable';
})();
