import { type RefObject, useEffect, useState } from 'react';

/**
 * Width of an element in whole px, followed; 0 until it is known. Told after the frame's own layout: asked for as soon as
 * the element is there, the browser would lay out the page for it in the middle of drawing.
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
