import { type RefObject, useEffect } from 'react';
import { followPaper } from './paper.ts';

/** See `followPaper`. */
export function usePaper(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => (frame.current ? followPaper(frame.current) : undefined), [frame]);
}
