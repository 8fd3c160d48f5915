import { type RefObject, useEffect, useRef } from 'react';

const FLASH_TIME = 300;

/**
 * Marks an element for 300 ms with `data-flash="up|down"` when the number it shows moved; that of another coin is not
 * a move. The mark is set on the element itself: a flash costs no render. The style sheet leaves it without effect
 * under reduced motion.
 */
export function useFlash(code: string, value: number): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null);
  const before = useRef({ code, value });
  useEffect(() => {
    const node = element.current;
    const was = before.current;
    before.current = { code, value };
    if (!node || was.code !== code || was.value === value) return;
    node.dataset['flash'] = value > was.value ? 'up' : 'down';
    const timer = setTimeout(() => delete node.dataset['flash'], FLASH_TIME);
    return () => {
      clearTimeout(timer);
      delete node.dataset['flash'];
    };
  }, [code, value]);
  return element;
}
