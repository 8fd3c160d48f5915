import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type CoinRowElement, coinRowOf, isOver } from './coinRow.ts';

/** ms. A pointer on its way over a list shows nothing; one on its way to the card does not lose it. */
const SHOW_AFTER = 400;
const HIDE_AFTER = 200;

/** A card goes with the pointer; an open one has the focus and stays until it is closed. */
export interface OpenedMove extends CoinRowElement {
  readonly state: 'shown' | 'open';
}

/**
 * Which row's card is open: of the change that a mouse rests on, or that a finger presses. `focused` is the row that has the
 * keyboard's focus. Listens on the document, since lists of every page have rows, and live cells listen to nothing.
 */
export function useRowMoves(near: () => void) {
  const [opened, setOpened] = useState<OpenedMove | null>(null);
  const [focused, setFocused] = useState<CoinRowElement | null>(null);
  const timer = useRef(0);
  const { pathname, search } = useLocation();
  const after = useCallback((ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(act, ms);
  }, []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpened(null);
  }, []);
  const open = useCallback((row: CoinRowElement) => {
    clearTimeout(timer.current);
    setOpened({ ...row, state: 'open' });
  }, []);
  const hide = useCallback(
    () => after(HIDE_AFTER, () => setOpened((now) => (now?.state === 'shown' ? null : now))),
    [after],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or list has other rows.
  useEffect(() => close, [pathname, search, close]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let over: HTMLElement | null = null;
    let isTouch = false;

    function rest(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      const row = coinRowOf(event.target);
      const cell = row && isOver(row.cell, event) ? row.cell : null;
      if (cell === over) return;
      over = cell;
      if (row === null || cell === null) return hide();
      near();
      after(SHOW_AFTER, () => setOpened((now) => (now?.state === 'open' ? now : { ...row, state: 'shown' })));
    }

    function press(event: MouseEvent) {
      const row = isTouch ? coinRowOf(event.target) : null;
      if (row === null || !isOver(row.cell, event)) return;
      event.preventDefault();
      event.stopPropagation();
      open(row);
    }

    document.addEventListener('pointermove', rest, { signal, passive: true });
    document.addEventListener(
      'pointerdown',
      (event) => {
        isTouch = event.pointerType === 'touch';
        if (isTouch && coinRowOf(event.target)) near();
      },
      { signal, passive: true, capture: true },
    );
    document.addEventListener('click', press, { signal, capture: true });
    document.addEventListener(
      'focusin',
      ({ target }) => {
        const row = target instanceof Element && target.matches(':focus-visible') ? coinRowOf(target) : null;
        setFocused((now) => (now?.cell === row?.cell ? now : row));
      },
      { signal },
    );
    return () => listening.abort();
  }, [after, hide, near, open]);

  const keep = { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: hide };
  return { opened, focused, open, close, keep };
}
