import { type PointerEvent, useRef } from 'react';

const THRESHOLD = 6;

/**
 * Drag and drop by mouse, pen or touch. Elements with `data-sort-key` can be dragged onto each other; `onDrop` gets
 * both keys. A press without movement stays a press.
 */
export function usePointerSort(onDrop: (key: string, onto: string) => void) {
  const grabbed = useRef<{ key: string; x: number; y: number; moved: boolean } | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const key = event.currentTarget.dataset['sortKey'];
      if (key === undefined || event.button !== 0) return;
      grabbed.current = { key, x: event.clientX, y: event.clientY, moved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = grabbed.current;
      if (!held) return;
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < THRESHOLD) return;
      held.moved = true;
      event.currentTarget.dataset['grabbed'] = 'true';
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const held = grabbed.current;
      grabbed.current = null;
      delete event.currentTarget.dataset['grabbed'];
      if (!held?.moved) return;
      const onto = keyAt(event.clientX, event.clientY);
      if (onto !== undefined && onto !== held.key) onDrop(held.key, onto);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      grabbed.current = null;
      delete event.currentTarget.dataset['grabbed'];
    },
  };
}

/** The item under the pointer: the key is on it, or on a handle within its table row or tab. */
function keyAt(x: number, y: number): string | undefined {
  const place = document.elementFromPoint(x, y)?.closest('tr, [role="tab"]');
  return place?.querySelector<HTMLElement>('[data-sort-key]')?.dataset['sortKey'];
}
