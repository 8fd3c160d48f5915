import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { CardHandlers } from '#ui/definition/DefinitionContext.ts';

/** A shown card goes with the pointer or the focus; an open one has the focus and stays until it is closed. */
export type CardState = 'closed' | 'shown' | 'open';

/** ms. A pointer on its way shows nothing; one on its way to the card does not lose it; a resting finger opens it. */
const SHOW_AFTER = 150;
const HIDE_AFTER = 200;
const HOLD = 500;

/** The state of a definition's card, and what its control hears. `near` is called when the visitor comes near it. */
export function useCard(near: () => void) {
  const [state, setState] = useState<CardState>('closed');
  const anchor = useRef<HTMLElement | null>(null);
  const timer = useRef(0);
  const isHeld = useRef(false);
  const givesBack = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function at(event: SyntheticEvent<HTMLElement>) {
    clearTimeout(timer.current);
    near();
    return event.currentTarget;
  }
  const show = (where: HTMLElement) => {
    anchor.current = where;
    setState((now) => (now === 'closed' ? 'shown' : now));
  };
  const hide = () => setState((now) => (now === 'shown' ? 'closed' : now));
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(act, ms);
  };
  function close() {
    givesBack.current = state === 'open';
    clearTimeout(timer.current);
    setState('closed');
  }
  function toggle(event: MouseEvent<HTMLElement>) {
    anchor.current = at(event);
    if (state === 'open') close();
    else setState('open');
  }

  const pointer: CardHandlers = {
    onPointerEnter(event) {
      const where = at(event);
      if (event.pointerType !== 'touch') after(SHOW_AFTER, () => show(where));
    },
    onPointerLeave: () => after(HIDE_AFTER, hide),
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const where = at(event);
      isHeld.current = false;
      if (event.pointerType !== 'touch') return;
      after(HOLD, () => {
        isHeld.current = true;
        anchor.current = where;
        setState('open');
      });
    },
    onPointerUp: () => clearTimeout(timer.current),
    onPointerCancel: () => clearTimeout(timer.current),
    onClickCapture(event) {
      if (isHeld.current) event.stopPropagation();
      isHeld.current = false;
    },
    onContextMenu(event) {
      if (isHeld.current) event.preventDefault();
    },
  };
  const focus = {
    /** Not when a closing card gives the focus back. */
    onFocus(event: FocusEvent<HTMLElement>) {
      const where = at(event);
      if (!givesBack.current && where.matches(':focus-visible')) show(where);
      givesBack.current = false;
    },
    onBlur: () => after(HIDE_AFTER, hide),
  };
  /** A pointer on the card itself keeps it. */
  const panel = {
    onPointerEnter: () => clearTimeout(timer.current),
    onPointerLeave: () => after(HIDE_AFTER, hide),
  };
  return { state, anchor, close, toggle, pointer, focus, panel };
}
