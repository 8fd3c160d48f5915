import { type RefObject, useEffect, useRef } from 'react';
import { endFlash, flash } from './flash.ts';

/**
 * Flashes an element up or down when its number changes; another coin's number is not a change. The mark is set on the
 * element itself, so a flash causes no render.
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
