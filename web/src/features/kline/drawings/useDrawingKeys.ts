import { useEffect, useEffectEvent } from 'react';
import { isTakenKey } from '../chart/isTakenKey.ts';
import type { DrawingSession } from './useDrawingSession.ts';

/** Del deletes the selected drawing, Ctrl Z and Ctrl Shift Z undo and redo, Esc deselects; inactive in text fields. */
export function useDrawingKeys(session: DrawingSession): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || isTakenKey(event.target)) return;
    const act = actionOf(event, session);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
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
