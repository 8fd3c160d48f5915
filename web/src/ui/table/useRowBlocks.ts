import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BLOCK_ROWS, type BlockRange, blocksInView, stepTowards } from './rowBlocks.ts';

/** Before the viewport is known: enough for a tall one at the top of a page. */
const FIRST_BLOCKS: BlockRange = { start: 0, end: 10 };

/**
 * Which blocks of a long table to render while the page scrolls. They render as transitions, one step after the other:
 * fast scrolling is not held up, and outdated steps are dropped.
 */
export function useRowBlocks(
  body: RefObject<HTMLElement | null>,
  rowCount: number,
  rowHeight: number,
): BlockRange {
  const [blocks, setBlocks] = useState(FIRST_BLOCKS);
  const drawn = useRef(blocks);
  const asked = useRef(blocks);
  useEffect(() => {
    drawn.current = blocks;
  }, [blocks]);

  useEffect(() => {
    let frame = 0;
    function look() {
      frame = 0;
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const seen = blocksInView(-top, window.innerHeight, rowHeight, rowCount);
      // Starts from what is rendered: pending steps would add up to a large one.
      const next = stepTowards(drawn.current, seen, rowCount);
      if (next === drawn.current && next === asked.current) return;
      // Setting the same state again would restart the pending transition.
      if (!isSame(next, asked.current)) {
        asked.current = next;
        startTransition(() => setBlocks(next));
      }
      lookAgain();
    }
    function lookAgain() {
      frame ||= requestAnimationFrame(look);
    }
    // On paper there is no scrolling: all rows are printed, and those around the screen stay afterwards.
    const all = { start: 0, end: Math.ceil(rowCount / BLOCK_ROWS) };
    const drawAll = () => flushSync(() => setBlocks(all));
    const drawSeen = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      asked.current = blocksInView(-top, window.innerHeight, rowHeight, rowCount);
      setBlocks(asked.current);
    };
    look();
    window.addEventListener('beforeprint', drawAll);
    window.addEventListener('afterprint', drawSeen);
    window.addEventListener('scroll', lookAgain, { passive: true });
    window.addEventListener('resize', lookAgain);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('beforeprint', drawAll);
      window.removeEventListener('afterprint', drawSeen);
      window.removeEventListener('scroll', lookAgain);
      window.removeEventListener('resize', lookAgain);
    };
  }, [body, rowCount, rowHeight]);
  return blocks;
}

function isSame(one: BlockRange, other: BlockRange): boolean {
  return one.start === other.start && one.end === other.end;
}
