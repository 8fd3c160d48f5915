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
    const { left, width } = link.getBoundingClientRect();
    line.scrollLeft += left - line.getBoundingClientRect().left - (line.clientWidth - width) / 2;
  }, [nav, current]);
}
