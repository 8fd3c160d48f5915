import { useEffect, useRef } from 'react';
import { isTakenKey } from '../chart/isTakenKey.ts';
import type { DrawingSession } from './useDrawingSession.ts';

/** Del takes the selected drawing away, Ctrl Z and Ctrl Shift Z step back and on, Esc lets go; nothing while one writes. */
export function useDrawingKeys(session: DrawingSession): void {
  const current = useRef(session);
  current.current = session;
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.altKey || isTakenKey(event.target)) return;
      const act = actionOf(event, current.current);
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function actionOf(event: KeyboardEvent, session: DrawingSession): (() => void) | null {
  const { list, selected, tool } = session;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') return event.shiftKey ? list.redo : list.undo;
    return key === 'y' ? list.redo : null;
  }
  if ((key === 'delete' || key === 'backspace') && selected) return session.removeSelected;
  if (key !== 'escape') return null;
  if (tool) return () => session.setTool(null);
  return selected ? () => session.select(null) : null;
}
