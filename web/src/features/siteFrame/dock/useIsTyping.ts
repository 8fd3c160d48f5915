import { useSyncExternalStore } from 'react';

/** Fields that bring no keyboard onto the screen. */
const PRESSED = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

/** Whether the focus is in a field that one types into: on touch screens the keyboard is then open. */
export function useIsTyping(): boolean {
  return useSyncExternalStore(subscribeToFocus, () => isTypedInto(document.activeElement));
}

function isTypedInto(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !PRESSED.has(element.type);
  return (
    element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable)
  );
}

function subscribeToFocus(onChange: () => void): () => void {
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', onChange);
  return () => {
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', onChange);
  };
}
