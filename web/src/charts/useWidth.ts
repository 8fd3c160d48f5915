import { type RefObject, useEffect, useState } from 'react';

/**
 * Width of an element in whole px, followed; 0 until it is known. Reported after the frame's own layout: measuring on
 * mount would force a layout in the middle of rendering.
 */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
