import type { Drawing } from '@coinmirror/shared/drawings/drawing.ts';
import { type History, redo, step, undo } from '@coinmirror/shared/drawings/history.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { toast } from '#ui/toast/toast.ts';
import { drawingStore } from './drawingStore.ts';

type Drawings = readonly Drawing[];

/** The drawings of a pair, and all actions on them; saved in this browser. */
export interface DrawingList {
  readonly drawings: Drawings;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly change: (edit: (drawings: Drawings) => Drawings) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The drawings of a pair. Changes can be undone until the visitor leaves the page. */
export function useDrawings(ticker: string): DrawingList {
  const { subscribe } = drawingStore;
  const drawings = useSyncExternalStore(subscribe, () => drawingStore.of(ticker));
  const { past, future } = useSyncExternalStore(subscribe, () => drawingStore.stepsOf(ticker));
  return useMemo(() => {
    const turn = (take: (history: History<Drawings>) => History<Drawings>) => {
      if (!drawingStore.turn(ticker, take)) toast.error('浏览器存储已满或被禁用，画线不会保留');
    };
    return {
      drawings,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      change: (edit) => turn((history) => step(history, edit(history.present))),
      undo: () => turn(undo),
      redo: () => turn(redo),
    };
  }, [ticker, drawings, past, future]);
}
