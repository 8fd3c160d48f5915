import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isMoved, onFirstMove, watchMoves } from '../lazy/firstMove.ts';
import { onIdle } from '../lazy/onIdle.ts';
import {
  coverScreen,
  covers,
  firstRows,
  nearScreen,
  nextSlice,
  nextSliceRows,
  type RowRange,
  SLICE_DEADLINE,
  SLICE_ROWS,
} from './rowSlices.ts';
import { rowsInView } from './rowsInView.ts';

/**
 * Which rows of a table to render: the visible ones with the first frame, those near in idle slices, and all others
 * after the visitor's first interaction. For printing all render at once.
 */
export function useRowSlices(
  body: RefObject<HTMLElement | null>,
  rowCount: number,
  rowHeight: number,
): RowRange {
  const [range, setRange] = useState(() => firstRows(rowCount));
  const slice = useRef({ rows: SLICE_ROWS, begun: 0 });
  const isComplete = range.start === 0 && range.end === rowCount;

  // Once, before the first frame: later the slices follow the viewport.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    if (isComplete) return;
    watchMoves();
    setRange((now) => coverScreen(now, rowsInView(body.current, rowHeight, rowCount)));
  }, []);

  useEffect(() => {
    if (isComplete) return;
    const now = slice.current;
    if (now.begun > 0) now.rows = nextSliceRows(now.rows, performance.now() - now.begun);
    now.begun = 0;
    let cancel = onIdle(goOn, SLICE_DEADLINE);
    function goOn() {
      now.begun = performance.now();
      const seen = rowsInView(body.current, rowHeight, rowCount);
      if (!isMoved() && covers(range, nearScreen(seen, rowCount))) {
        cancel = onFirstMove(() => {
          cancel = onIdle(goOn, SLICE_DEADLINE);
        });
      } else startTransition(() => setRange(nextSlice(range, seen, rowCount, now.rows)));
    }
    const drawAll = () => flushSync(() => setRange({ start: 0, end: rowCount }));
    window.addEventListener('beforeprint', drawAll);
    return () => {
      cancel();
      window.removeEventListener('beforeprint', drawAll);
    };
  }, [body, rowCount, rowHeight, range, isComplete]);
  return { start: Math.min(range.start, rowCount), end: Math.min(range.end, rowCount) };
}
