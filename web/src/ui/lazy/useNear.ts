import { type RefObject, useEffect, useState } from 'react';

const MARGIN = '400px';

/** True from the first time the element is in or near the viewport: the moment to load its content. */
export function useNear(target: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (element === null || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, near]);
  return near;
}
