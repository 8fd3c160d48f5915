import type { Opened } from './opened.ts';

/**
 * The median of several visits, each figure separately; the element is that of the visit with the median largest paint.
 */
export function medianOf(visits: readonly Opened[]): Opened {
  const middle = (read: (visit: Opened) => number) => middleOf(visits.map(read));
  const largest = middle((visit) => visit.largest);
  return {
    first: middle((visit) => visit.first),
    largest,
    element: visits.find((visit) => visit.largest === largest)?.element ?? '',
    blocking: middle((visit) => visit.blocking),
    longest: middle((visit) => visit.longest),
    shift: middle((visit) => visit.shift),
    elements: middle((visit) => visit.elements),
    scriptKb: middle((visit) => visit.scriptKb),
  };
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
