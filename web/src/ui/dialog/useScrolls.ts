import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element's content overflows: it must then be focusable, so that the keyboard can scroll it. */
export function useScrolls(): readonly [ref: RefCallback<HTMLElement>, scrolls: boolean] {
  const [scrolls, setScrolls] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, scrolls];
}
