import type { Chapter } from '@coinmirror/shared/content/documents/read.ts';
import { useEffect, useState } from 'react';

/** One reads in the upper part of the window: a chapter that begins lower has not been reached yet. */
const READ_ABOVE = 0.35;

/** The id of the chapter that is being read; null above the first one, or where the browser cannot tell. */
export function useChapterInSight(chapters: readonly Chapter[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = chapters.flatMap(({ id }) => document.getElementById(id) ?? []);
    const line = () => window.innerHeight * READ_ABOVE;
    // It wakes whenever a heading passes the line; which chapter that makes is read from where they all are.
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
