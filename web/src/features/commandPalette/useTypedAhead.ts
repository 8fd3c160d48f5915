import { useEffect, useRef } from 'react';
import { isComposing } from '#ui/field/isComposing.ts';

/**
 * Buffers the letters typed while a dialog's field is loading, so that none is lost or taken for a shortcut. Returns a
 * function that takes them, once, when the field is there.
 */
export function useTypedAhead(isWaiting: boolean): () => string {
  const typed = useRef('');
  useEffect(() => {
    if (!isWaiting) return;
    typed.current = '';
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
      if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isWaiting]);
  return () => {
    const words = typed.current;
    typed.current = '';
    return words;
  };
}
