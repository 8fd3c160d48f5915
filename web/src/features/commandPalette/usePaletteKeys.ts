import { useEffect } from 'react';
import { isComposing } from '#ui/field/isComposing.ts';

interface PaletteKeys {
  readonly onPalette: () => void;
  readonly onShortcuts: () => void;
  readonly onSearch: () => void;
}

/** Ctrl/⌘ K anywhere; `/` and `?` only outside of text fields. All three callbacks must be stable. */
export function usePaletteKeys({ onPalette, onShortcuts, onSearch }: PaletteKeys): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || isComposing(event)) return;
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        onPalette();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === '?') onShortcuts();
      if (event.key === '/') {
        event.preventDefault();
        onSearch();
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onPalette, onShortcuts, onSearch]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
