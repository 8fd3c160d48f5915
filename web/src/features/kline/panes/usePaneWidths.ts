import { useState } from 'react';
import { useKlinePrefs } from '../prefs/klinePrefs.ts';
import type { ColumnName, PaneWidths } from './paneWidths.ts';

/**
 * Widths of the columns beside the chart, and a function that changes one: applied while dragging, saved afterwards.
 */
export function usePaneWidths(): readonly [
  widths: PaneWidths,
  resize: (column: ColumnName, width: number, isDone: boolean) => void,
] {
  const [{ widths }, change] = useKlinePrefs();
  const [dragged, setDragged] = useState<PaneWidths | null>(null);
  return [
    dragged ?? widths,
    (column, width, isDone) => {
      const next = { ...widths, [column]: width };
      setDragged(isDone ? null : next);
      if (isDone) change({ widths: next });
    },
  ];
}
