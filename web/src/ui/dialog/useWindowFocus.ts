import { useRef } from 'react';
import { matchesMedia } from '../theme/mediaList.ts';

interface FocusHandlers {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

const TYPED_INTO = `textarea, input:not(${['radio', 'checkbox', 'file', 'range', 'hidden']
  .map((type) => `[type='${type}']`)
  .join()})`;

/**
 * For a window opened without a trigger of the library's own. Its first field takes the focus, but for a finger,
 * whose keyboard would cover the window. What had the focus before gets it back at the end. Where that has gone
 * meanwhile (the link 登录, after a login), or nothing had it, the page's heading takes it, so that the keyboard
 * goes on from there.
 */
export function useWindowFocus(): FocusHandlers {
  const opener = useRef<Element | null>(null);
  return {
    // Runs just before the focus moves into the window.
    onOpenAutoFocus: (event) => {
      opener.current = document.activeElement;
      if (matchesMedia('(pointer: coarse)') || !(event.target instanceof Element)) return;
      const field = event.target.querySelector<HTMLElement>(TYPED_INTO);
      if (field === null) return;
      event.preventDefault();
      field.focus();
      // What is there is most often to be replaced: a group's name, a price.
      if (field instanceof HTMLInputElement) field.select();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (!takesFocus(opener.current)) focusHeading();
    },
  };
}

function takesFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected || element === document.body) return false;
  element.focus();
  return document.activeElement === element;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
