import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether the table is wider than its frame. Only then may the frame be a scroll container: otherwise the header could
 * not stick to the top of the page.
 */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    const table = element?.querySelector('table');
    if (!element || !table) return;
    const measure = () => setOverflows(table.offsetWidth > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [frame]);
  return overflows;
}
