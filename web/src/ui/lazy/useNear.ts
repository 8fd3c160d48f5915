import { type RefObject, useEffect, useState } from 'react';
import { useMoved } from './useMoved.ts';

const MARGIN = '400px';

/**
 * True from the first time the element is in or near the viewport: the moment to load its content. Before the visitor's
 * first interaction only what is in the viewport counts.
 */
export function useNear(target: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  const rootMargin = useMoved(true) ? MARGIN : '0px';
  useEffect(() => {
    const element = target.current;
    if (element === null || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, near, rootMargin]);
  return near;
}
