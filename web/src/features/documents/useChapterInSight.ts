import type { Chapter } from '@coinmirror/shared/content/documents/read.ts';
import { useEffect, useState } from 'react';

/** Readers look at the upper part of the window: a chapter that starts lower has not been reached yet. */
const READ_ABOVE = 0.35;

/** The id of the current chapter; null above the first one, or without IntersectionObserver. */
export function useChapterInSight(chapters: readonly Chapter[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = chapters.flatMap(({ id }) => document.getElementById(id) ?? []);
    const line = () => window.innerHeight * READ_ABOVE;
    // It fires whenever a heading crosses the line; the current chapter is computed from all heading positions.
    const observer = new IntersectionObserver(
      () =>
        setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < line())?.id ?? null),
      { rootMargin: `0px 0px -${Math.round((1 - READ_ABOVE) * 100)}% 0px` },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [chapters]);
  return current;
}
