import { type RefObject, useEffect, useRef } from 'react';
import { endFlash, flash } from './flash.ts';

/**
 * Lets an element flash up or down when the number it shows moved; that of another coin is not a move. The mark is
 * set on the element itself: a flash costs no render.
 */
export function useFlash(element: RefObject<HTMLElement | null>, code: string, value: number | null): void {
  const before = useRef({ code, value });
  useEffect(() => {
    const node = element.current;
    const was = before.current;
    before.current = { code, value };
    if (!node) return;
    if (was.code !== code) endFlash(node);
    else if (value !== null && was.value !== null && was.value !== value) {
      flash(node, value > was.value ? 'up' : 'down');
    }
  }, [element, code, value]);
}
