import { useRef } from 'react';

interface FocusHandlers {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * For a window opened without a trigger of the library's own: remembers what had the focus when it opened and
 * gives it back when it closes. An element that has gone meanwhile gets nothing.
 */
export function useGiveFocusBack(): FocusHandlers {
  const opener = useRef<Element | null>(null);
  return {
    // Runs just before the focus moves into the window.
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
