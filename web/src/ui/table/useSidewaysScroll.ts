import { type RefObject, useEffect } from 'react';

/** Set on the frame for its style sheet once it has been scrolled sideways. */
const MOVED = 'data-moved';

/**
 * Marks the frame once it has been scrolled sideways. Until then its pinned cells need not stick, and each sticky cell
 * in a scrolling frame is a compositor layer of its own, laid out and painted separately: two hundred in a table of a
 * hundred rows. It is an attribute instead of state, so that no row re-renders.
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
