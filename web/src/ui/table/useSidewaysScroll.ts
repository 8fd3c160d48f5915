import { type RefObject, useEffect } from 'react';

/** On the frame, for its style sheet: somebody has scrolled it sideways. */
const MOVED = 'data-moved';

/**
 * Marks the frame once it has been scrolled sideways. Until then its pinned cells have nothing to stick to, and each
 * cell that sticks in a scrolling frame is a layer of the compositor, laid out and painted apart: two hundred in a
 * table of a hundred rows. An attribute and no state: no row is drawn again for it.
 */
export function useSidewaysScroll(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    function look() {
      if (element === null || element.scrollLeft === 0) return;
      element.setAttribute(MOVED, '');
      element.removeEventListener('scroll', look);
    }
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [frame]);
}
