import type { Chapter } from '@coinmirror/shared/content/documents/read.ts';
import { useEffect, useState } from 'react';

/** The upper part of the window is where one reads: what stands lower has not been reached yet. */
const READ_HERE = '-80px 0px -65% 0px';

/** The id of the chapter that is being read; null above the first one, or where the browser cannot tell. */
export function useChapterInSight(chapters: readonly Chapter[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find(({ isIntersecting }) => isIntersecting);
        if (reached) setCurrent(reached.target.id);
      },
      { rootMargin: READ_HERE },
    );
    for (const { id } of chapters) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [chapters]);
  return current;
}
