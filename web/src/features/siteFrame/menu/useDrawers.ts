import type { MenuKey } from '@coinmirror/shared/pages/menu.ts';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** A pointer that only crosses the menu must not open it; one that slips off must not close it at once. */
const OPEN_DELAY = 80;
const CLOSE_DELAY = 160;

interface OpenDrawer {
  readonly key: MenuKey;
  /** Opened by a press: a second press closes it. The first press keeps open what hovering opened. */
  readonly isPressed: boolean;
}

/** Which drawer is open, and the handlers that open it: hover, press, keys. One is open at a time. */
export function useDrawers(menu: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<OpenDrawer | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { pathname, search } = useLocation();
  const isOpen = open !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the drawer
  useEffect(() => {
    clearTimeout(timer.current);
    setOpen(null);
  }, [pathname, search]);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    function onPointerDown({ target }: PointerEvent) {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(null);
    }
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen, menu]);

  function change(next: OpenDrawer | null, delay = 0) {
    clearTimeout(timer.current);
    if (delay === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), delay);
  }

  return {
    open: open?.key ?? null,
    press: (key: MenuKey) => change(open?.key === key && open.isPressed ? null : { key, isPressed: true }),
    show: (key: MenuKey) => change({ key, isPressed: true }),
    close: () => change(null),
    enter(key: MenuKey) {
      if (open?.key === key) clearTimeout(timer.current);
      else change({ key, isPressed: false }, isOpen ? 0 : OPEN_DELAY);
    },
    leave: () => change(null, CLOSE_DELAY),
  };
}

export type Drawers = ReturnType<typeof useDrawers>;

/** Arrow keys move through the links of an open drawer; Escape closes it and returns the focus. */
export function moveInDrawer(event: KeyboardEvent<HTMLElement>, onEscape: () => void): void {
  if (event.key === 'Escape') {
    event.stopPropagation();
    onEscape();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-drawer] a')];
  if (links.length === 0) return;
  event.preventDefault();
  const { activeElement } = document;
  const now = activeElement instanceof HTMLElement ? links.indexOf(activeElement) : -1;
  const first = step > 0 ? 0 : links.length - 1;
  links[now === -1 ? first : (now + step + links.length) % links.length]?.focus();
}
