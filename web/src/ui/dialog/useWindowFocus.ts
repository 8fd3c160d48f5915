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
 * Focus handling of a dialog opened without a trigger of the library. Its first field is focused; on touch devices, whose
 * keyboard would cover the dialog, the dialog itself, so that no ring stands around its 关闭. On closing, the previously focused element gets the focus back. If
 * that has gone meanwhile (the 登录 link, after a login), or nothing was focused, the page's heading is focused, so that
 * the keyboard continues from there.
 */
export function useWindowFocus(): FocusHandlers {
  const opener = useRef<Element | null>(null);
  return {
    // Runs just before the focus moves into the dialog.
    onOpenAutoFocus: (event) => {
      opener.current = document.activeElement;
      if (!(event.target instanceof HTMLElement)) return;
      if (matchesMedia('(pointer: coarse)')) {
        event.preventDefault();
        event.target.focus();
        return;
      }
      const field = event.target.querySelector<HTMLElement>(TYPED_INTO);
      if (field === null) return;
      event.preventDefault();
      field.focus();
      // The existing value is usually replaced: a group's name, a price.
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
