import { type RefObject, useEffect } from 'react';

/** Tells the style sheet of the marks under a table which page of columns is in sight: `--at`, from 0. */
export function useColumnPages(
  frame: RefObject<HTMLElement | null>,
  marks: RefObject<HTMLElement | null>,
  pages: number,
): void {
  useEffect(() => {
    const element = frame.current;
    if (!element || pages === 0) return;
    function look() {
      if (element === null) return;
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const whole = scrollWidth - clientWidth;
      const at = whole > 0 ? Math.round((scrollLeft / whole) * (pages - 1)) : 0;
      marks.current?.style.setProperty('--at', String(at));
    }
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [frame, marks, pages]);
}
