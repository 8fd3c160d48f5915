import { type RefObject, useEffect } from 'react';

/**
 * Scrolls a row of links sideways until the current one is centred: on a narrow screen the row may start far before it.
 * A change of `current`, which names that link, scrolls again.
 */
export function useCurrentInView(nav: RefObject<HTMLElement | null>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is another current link
  useEffect(() => {
    const line = nav.current;
    const link = line?.querySelector<HTMLElement>('[aria-current]');
    if (!line || !link) return;
    // Called after layout and before paint: measuring earlier would force a second layout.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      const { left, width } = link.getBoundingClientRect();
      line.scrollLeft += left - line.getBoundingClientRect().left - (line.clientWidth - width) / 2;
    });
    observer.observe(line);
    return () => observer.disconnect();
  }, [nav, current]);
}
