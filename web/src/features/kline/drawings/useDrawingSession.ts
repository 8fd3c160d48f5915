import {
  type Anchor,
  type Drawing,
  type DrawingStyle,
  MOST_DRAWINGS,
} from '@coinmirror/shared/drawings/drawing.ts';
import {
  addDrawing,
  changeDrawing,
  copyDrawing,
  mergeDrawings,
  removeDrawing,
} from '@coinmirror/shared/drawings/edits.ts';
import { type ToolName, toolOf } from '@coinmirror/shared/drawings/tools.ts';
import { useMemo, useState } from 'react';
import { newDrawingId } from '#charts/kline/drawings/newDrawingId.ts';
import type { DrawingProps } from '#charts/kline/drawings/useDrawingLayer.ts';
import { toast } from '#ui/toast/toast.ts';
import { useKlinePrefs } from '../prefs/klinePrefs.ts';
import { type DrawingList, useDrawings } from './useDrawings.ts';
import { useGuestDrawings } from './useGuestDrawings.ts';

/** The state of drawing on the chart of a pair. */
export interface DrawingSession {
  readonly ticker: string;
  readonly list: DrawingList;
  /** The drawings of the address, shown beside the visitor's own. */
  readonly guests: readonly Drawing[];
  readonly saveGuests: () => void;
  readonly dismissGuests: () => void;
  readonly tool: ToolName | null;
  readonly setTool: (tool: ToolName | null) => void;
  readonly selected: Drawing | null;
  readonly select: (id: string | null) => void;
  /** Style of the selected drawing, and of new ones. */
  readonly setStyle: (style: Partial<DrawingStyle>) => void;
  readonly changeSelected: (changes: Partial<Pick<Drawing, 'text' | 'isLocked'>>) => void;
  readonly copySelected: (shift: Anchor) => void;
  readonly removeSelected: () => void;
  /** A horizontal line at a price. */
  readonly addLine: (at: Anchor) => void;
  readonly canvas: DrawingProps;
}

/** Drawings of a pair, the active tool and the selection. */
export function useDrawingSession(ticker: string): DrawingSession {
  const list = useDrawings(ticker);
  const [guests, dismissGuests] = useGuestDrawings(ticker);
  const [{ magnet, drawingStyle: style }, changePrefs] = useKlinePrefs();
  const [hand, setHand] = useState<{ tool: ToolName | null; turn: number }>({ tool: null, turn: 0 });
  const [selectedId, select] = useState<string | null>(null);
  const { drawings, change } = list;
  const selected = drawings.find(({ id }) => id === selectedId) ?? null;
  const shown = useMemo(() => [...drawings, ...guests], [drawings, guests]);

  const setTool = (tool: ToolName | null) => setHand(({ turn }) => ({ tool, turn: turn + 1 }));
  const changeSelected = (changes: Partial<Drawing>) =>
    selected && change((all) => changeDrawing(all, selected.id, changes));

  return {
    ticker,
    list,
    guests,
    dismissGuests,
    saveGuests() {
      change((all) =>
        mergeDrawings(
          all,
          guests.map((one) => ({ ...one, isLocked: false })),
          newDrawingId,
        ),
      );
      dismissGuests();
    },
    tool: hand.tool,
    setTool,
    selected,
    select,
    setStyle(next) {
      changePrefs({ drawingStyle: { ...style, ...next } });
      changeSelected(next);
    },
    changeSelected,
    copySelected(shift) {
      if (!selected) return;
      const id = newDrawingId();
      change((all) => copyDrawing(all, selected.id, id, shift));
      select(id);
    },
    removeSelected() {
      if (!selected) return;
      if (selected.isLocked) toast.info('这个画线已锁定，解锁后可删除');
      else change((all) => removeDrawing(all, selected.id));
    },
    addLine(at) {
      const line = { ...style, tool: 'horizontal' as const, text: '', isLocked: false, isHidden: false };
      change((all) => addDrawing(all, { ...line, id: newDrawingId(), points: [at] }));
    },
    canvas: {
      drawings: shown,
      tool: hand.tool,
      isDrawing: hand.tool !== null || selected !== null,
      turn: hand.turn,
      style,
      magnet,
      onSelect: select,
      onMoved: (id, points) => change((all) => changeDrawing(all, id, { points })),
      onDrawn(drawing) {
        if (drawings.length >= MOST_DRAWINGS) toast.error(`每个交易对最多 ${MOST_DRAWINGS} 个画线`);
        change((all) => addDrawing(all, drawing));
        select(drawing.id);
        // The freehand tool stays active: a stroke is seldom the last one.
        setTool(toolOf(drawing.tool).points === null ? drawing.tool : null);
      },
    },
  };
}
