import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide an element is, px, also after the window has changed; 0 before it is there. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const read = () => setWidth(element.current?.clientWidth ?? 0);
    read();
    window.addEventListener('resize', read);
    return () => window.removeEventListener('resize', read);
  }, [element]);
  return width;
}
