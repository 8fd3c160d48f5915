/**
 * Runs in the page before its own scripts and records what only the browser knows: layout shifts, and tasks that
 * blocked the main thread for more than 50 ms. Read it as `window.__meters`.
 */
(() => {
  /** @type {{ shift: number, shifts: { value: number, time: number, nodes: string[] }[], longTasks: { start: number, duration: number }[] }} */
  const meters = { shift: 0, shifts: [], longTasks: [] };
  Object.defineProperty(window, '__meters', { value: meters });
  const nameOf = (node) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : '#text';

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      meters.shift += entry.value;
      meters.shifts.push({
        value: entry.value,
        time: entry.startTime,
        nodes: entry.sources.map((source) => nameOf(source.node)),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      meters.longTasks.push({ start: entry.startTime, duration: entry.duration });
    }
  }).observe({ type: 'longtask', buffered: true });
})();
