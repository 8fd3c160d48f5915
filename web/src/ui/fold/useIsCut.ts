import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a line-clamped text is truncated; follows its width. */
export function useIsCut(text: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (element === null) return;
    const look = () => setCut(element.scrollHeight > element.clientHeight + 1);
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);
  return isCut;
}
