import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './PaneResizer.module.css';
import { boundedWidth, type ColumnName, USUAL_WIDTHS, WIDTH_BOUNDS } from './paneWidths.ts';

interface PaneResizerProps {
  readonly column: ColumnName;
  readonly label: string;
  readonly width: number;
  /** Called on each move; `isDone` on release. */
  readonly onResize: (width: number, isDone: boolean) => void;
}

const STEP = 16;
/** Direction that widens a column: the list is left of the chart, the order book right of it. */
const OUTWARD: Readonly<Record<ColumnName, number>> = { list: 1, side: -1 };

/** The edge between the chart and a column: drag it, use the arrow keys, or double-click for the default width. */
export function PaneResizer({ column, label, width, onResize }: PaneResizerProps) {
  const held = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const { min, max } = WIDTH_BOUNDS[column];
  const outward = OUTWARD[column];

  function move({ clientX }: PointerEvent, isDone: boolean) {
    const from = held.current;
    if (from === null) return;
    if (isDone) held.current = null;
    onResize(boundedWidth(column, from.width + (clientX - from.x) * outward), isDone);
  }

  function onKey(event: KeyboardEvent) {
    const way = { ArrowLeft: -outward, ArrowRight: outward }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    // The same keys would scroll the chart.
    event.stopPropagation();
    onResize(boundedWidth(column, width + way * STEP), true);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be interactive.
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      title="拖动调整宽度，双击恢复"
      className={styles.edge}
      data-column={column}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, width };
      }}
      onPointerMove={(event) => move(event, false)}
      onPointerUp={(event) => move(event, true)}
      onPointerCancel={(event) => move(event, true)}
      onDoubleClick={() => onResize(USUAL_WIDTHS[column], true)}
      onKeyDown={onKey}
    />
  );
}
