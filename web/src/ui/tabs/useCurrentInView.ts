import { type RefObject, useEffect } from 'react';

/**
 * Scrolls a line of links sideways until the current one is in its middle: on a narrow screen the line may begin far
 * before the page one is on. `current` names the current link, so that another one is another reason to scroll.
 */
export function useCurrentInView(nav: RefObject<HTMLElement | null>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is another current link
  useEffect(() => {
    const line = nav.current;
    const link = line?.querySelector<HTMLElement>('[aria-current]');
    if (!line || !link) return;
    // Called once the frame has been laid out, and before it is painted: to measure sooner would lay it out twice.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      const { left, width } = link.getBoundingClientRect();
      line.scrollLeft += left - line.getBoundingClientRect().left - (line.clientWidth - width) / 2;
    });
    observer.observe(line);
    return () => observer.disconnect();
  }, [nav, current]);
}
