/** Recorded within the page, times in ms since navigation start. */
export interface PaintMeter {
  firstPaint: number;
  largestPaint: number;
  /** The largest element, like `p.summary “按流通市值…”`. */
  largest: string;
  shift: number;
  longTasks: { start: number; duration: number }[];
}

/** The meter's key on the page's window. */
export const METER = '__paint';

/** Runs in the page before its own scripts: records first and largest paint, long tasks and layout shifts. */
export function watchPaint(key: string): void {
  const meter: PaintMeter = { firstPaint: NaN, largestPaint: NaN, largest: '', shift: 0, longTasks: [] };
  Object.assign(window, { [key]: meter });

  const nameOf = (element: Element | null) => {
    if (element === null) return '(gone)';
    const first = element.classList[0];
    const words = (element.textContent ?? '').trim().slice(0, 16);
    return `${element.localName}${first ? `.${first}` : ''} “${words}”`;
  };
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') meter.firstPaint = startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    meter.largestPaint = entry.startTime;
    meter.largest = nameOf('element' in entry && entry.element instanceof Element ? entry.element : null);
  });
  watch('longtask', ({ startTime, duration }) => meter.longTasks.push({ start: startTime, duration }));
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') meter.shift += entry.value;
  });
}

const LONG = 50;

/** Total blocking time: the part beyond 50 ms of each task after the first paint. */
export function blockingTime({ firstPaint, longTasks }: PaintMeter): number {
  return longTasks.reduce((sum, { start, duration }) => {
    const after = Math.min(duration, start + duration - firstPaint);
    return sum + Math.max(0, after - LONG);
  }, 0);
}
